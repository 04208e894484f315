import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { isHarsh } from './harshWords.ts'
import { KITS } from './kitBanks.ts'

const own = new Set(KITS.grave.list().flatMap(({ lines }) => lines.map((line) => line.toLowerCase())))
const sing = (description: string, seed: number) => draftSong({ seed, description, instrumental: false })

describe('what is grave', () => {
  it.each([
    "a song for somebody who doesn't want to live any more",
    'a punk song about whether to go on, or end it all',
    'rock song about a man whose daughter was taken away by social workers',
    'a ballad about my aunt after her mental breakdown',
    'a song about a woman whose husband hits her, domestic violence',
    'a blues about a sailor on death row',
    'a folk song about a massacre at the river',
    'a slow song about a mother who lost her son',
    'a quiet song about an old man dying of cancer',
  ])('%j is sung soberly and from lines of its own', (request) => {
    for (const seed of [2, 5]) {
      const { lyrics, draft } = sing(request, seed)
      const lines = draft?.sections.flatMap((section) => section.lines) ?? []
      expect(lyrics).not.toMatch(/\bOof\b|so they say|pour me a tea|kettle agrees/i)
      expect(lines.filter(({ source }) => source === 'fact')).toEqual([])
      const verse = lyrics.toLowerCase()
      expect([...own].filter((line) => verse.includes(line.split(',')[0] ?? line)).length).toBeGreaterThanOrEqual(4)
    }
  })

  it('calls whoever it is for by name', () => {
    expect(sing("a song for my friend Marek who doesn't want to live any more", 3).lyrics).toContain('Marek')
  })

  it('somebody can be rung in every song against despair', () => {
    for (const seed of [1, 2, 3, 4])
      expect(sing('a song for people who think about suicide', seed).lyrics).toMatch(
        /\b(?:ring|phone|line open|listen)\b/i,
      )
  })

  it.each(['a song for my brother who took his own life', 'we lost my friend Bo to suicide last year'])(
    '%j is mourned, and nobody is asked to stay',
    (request) => {
      const { lyrics } = sing(request, 4)
      expect(lyrics).not.toMatch(/Stay for the morning|One more than the night|Leave the line open/i)
      expect(lyrics).not.toMatch(/suicide|own life/i)
    },
  )

  it.each(['song for my sister, she is a social worker', 'my grandpa who beat me at chess every Sunday'])(
    '%j is no harm',
    (request) => {
      const { reading } = sing(request, 4)
      expect(reading.facts.some(({ text }) => isHarsh(text, reading))).toBe(false)
    },
  )

  it.each(['a funny song about killing time', 'a metal song about a knight who murders dragons'])(
    '%j is only played',
    (request) => {
      const { reading, lyrics } = sing(request, 2)
      expect(isHarsh(reading.told, reading)).toBe(false)
      expect(lyrics).not.toMatch(/Stay for the morning/i)
    },
  )
})
