import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { turnLine } from './turnEntry.ts'

const linesOf = (description: string, seed: number): string[] =>
  draftSong({ seed, description, instrumental: false }).lyrics.split('\n')

describe('a kit sung to whom it is true of', () => {
  it.each([
    ['Ice cream van, can you hear me shout', 'Ice cream van, can I hear you shout'],
    [
      "I'm the one with the badge, and I've nothing to lose",
      "You're the one with the badge, and you've nothing to lose",
    ],
    ['I wanted to show you, I wanted it right', 'You wanted to show me, you wanted it right'],
    ['You ate the whole plateful, you never once blinked', 'I ate the whole plateful, I never once blinked'],
    ['I was late, and my hand was cold', 'You were late, and your hand was cold'],
    ["It's what you make when I can't say", "It's what I make when you can't say"],
    ['He looked up and said, I know you', 'He looked up and said, I know you'],
  ])('%j becomes %j', (written, turned) => {
    expect(turnLine(written)).toBe(turned)
  })

  it('who starts a new job wears the badge, not the one who sings', () => {
    for (let seed = 1; seed < 5; seed++) {
      const lines = linesOf('good luck song for my friend amy who starts her new job on monday', seed)
      expect(lines.filter((line) => /\bI'm the one with the badge|\bmy desk\b/i.test(line))).toEqual([])
    }
    expect(linesOf('i start my new job on monday', 1).join('\n')).not.toContain("You're the one with the badge")
  })
})

describe('the blues of a thing', () => {
  it('tells its verses from what was written about it, each first line twice', () => {
    const { draft, reading } = draftSong({
      seed: 546,
      description: 'blues about losing my keys every day',
      instrumental: false,
    })
    const verses = draft?.sections.filter(({ tag }) => tag.startsWith('Verse')) ?? []
    expect(reading.facts.length).toBe(1)
    expect(verses.every(({ lines }) => lines.length === 3)).toBe(true)
    const sung = verses.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')
    expect(sung).toMatch(/key|door|sofa|lost|coat|pocket/i)
    expect(
      verses
        .slice(1)
        .flatMap(({ lines }) => lines)
        .every(({ source }) => source === 'occasion'),
    ).toBe(true)
  })
})
