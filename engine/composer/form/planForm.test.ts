import { createRandom, syllabify } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { GENRES } from '../../genres/genreList.ts'
import type { LyricInput } from './draftSections.ts'
import { planForm } from './planForm.ts'
import { createFrame } from '../songFrame.ts'

function frameAt(tempoBpm: number) {
  return createFrame({
    genre: GENRES[0],
    key: { tonic: 0, mode: 'major' },
    meter: { beats: 4, unit: 4 },
    tempoBpm,
    swing: 0,
  })
}

function section(kind: LyricInput['kind'], ...lines: string[]): LyricInput {
  return { kind, lines: lines.map((text) => ({ text, words: syllabify(text) })) }
}

const LINES = ['Streetlights hum above the river tonight', 'I count the windows where you used to wait']
const LYRICS = [
  section('verse', ...LINES, ...LINES),
  section('chorus', ...LINES),
  section('verse', ...LINES, ...LINES),
  section('chorus', ...LINES),
]

function plan(lyrics: LyricInput[], tempoBpm = 100, lengthSeconds?: number) {
  return planForm(
    { lyrics, sung: true, lengthSeconds, energy: 0.5, keyMayLift: false },
    frameAt(tempoBpm),
    createRandom(1),
  )
}

describe('planForm', () => {
  it('gives a line two bars at a medium tempo and four at a fast one', () => {
    const bars = (tempoBpm: number): number | undefined =>
      plan(LYRICS, tempoBpm).find((part) => part.kind === 'verse')?.lines[0].bars
    expect(bars(100)).toBe(2)
    expect(bars(165)).toBe(4)
  })

  it('keeps a line that is a little longer than its neighbours at their length', () => {
    const long = 'I never thought that I would see you here again'
    const verse = plan([section('verse', ...LINES, long, ...LINES)], 128).find((part) => part.kind === 'verse')
    expect(verse?.lines.map(({ bars }) => bars)).toEqual([2, 2, 2, 2, 2])
  })

  it.each(GENRES.map((genre) => genre.name))('two minutes of %s never run three choruses into one another', (name) => {
    const genre = GENRES.find((other) => other.name === name) ?? GENRES[0]
    const meter = genre.meters[0][0]
    const frame = createFrame({ genre, key: { tonic: 0, mode: 'minor' }, meter, tempoBpm: genre.tempoBpm[1], swing: 0 })
    for (const lengthSeconds of [60, 90, 120]) {
      const request = { lyrics: [], sung: false, lengthSeconds, energy: 0.5, keyMayLift: false }
      const kinds = planForm(request, frame, createRandom(1)).map(({ kind }) => kind)
      expect(kinds.join('/')).not.toMatch(/\/(chorus|drop)\/(chorus|drop)\/(chorus|drop)/)
    }
  })

  it('rises from verse to chorus and is highest in the last chorus', () => {
    const sections = plan(LYRICS)
    const energies = sections.map((part) => part.energy)
    const last = sections.findLastIndex((part) => part.kind === 'chorus')
    expect(sections.find((part) => part.kind === 'chorus')?.energy).toBeGreaterThan(energies[1])
    expect(energies[last]).toBe(Math.max(...energies))
  })

  it('fills a longer song with instrumental sections, never with words said twice', () => {
    const sections = plan(LYRICS, 100, 200)
    expect(sections.flatMap((part) => part.lines).length).toBe(12)
    expect(sections.some((part) => part.kind === 'solo' || part.kind === 'instrumental')).toBe(true)
  })

  it('keeps lines inside their section and one after the other', () => {
    for (const part of plan([section('intro', 'Ooh'), ...LYRICS, section('outro', 'Good night')])) {
      let bar = part.startBar
      for (const line of part.lines) {
        expect(line.startBar).toBeGreaterThanOrEqual(bar)
        bar = line.startBar + line.bars
      }
      expect(bar).toBeLessThanOrEqual(part.startBar + part.bars)
    }
  })

  it('leaves the last bar of a sung ending to the band', () => {
    const outro = plan([...LYRICS, section('outro', 'Good night')]).at(-1)
    const line = outro?.lines[0]
    expect((line?.startBar ?? 0) + (line?.bars ?? 0)).toBeLessThan((outro?.startBar ?? 0) + (outro?.bars ?? 0))
  })
})
