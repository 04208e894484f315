import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawCover, type CoverSubject } from './drawCover.ts'
import { toSvg } from './toSvg.ts'

const GENRES = [
  'pop',
  'rock',
  'folk',
  'jazz',
  'bossa nova',
  'hip hop',
  'lo-fi',
  'house',
  'techno',
  'synthwave',
  'reggae',
  'funk',
  'ambient',
  'orchestral',
  'shanty',
]

function subjectFor(changes: Partial<CoverSubject> = {}): CoverSubject {
  const pitches = [60, 62, 64, 67, 65, 64, 62, 60, 67, 69, 72, 71, 69, 67, 64, 62]
  return {
    seed: 7,
    title: 'Paper boats',
    genre: 'folk',
    tempoBpm: 96,
    tonic: 0,
    minor: false,
    melody: pitches.map((pitch, index) => ({ at: index / pitches.length, pitch })),
    chords: [0, 7, 9, 5].map((root, index) => ({ at: index / 4, length: 1 / 4, root, minor: root === 9 })),
    sections: [
      { at: 0, length: 0.5, kind: 'verse', energy: 0.5 },
      { at: 0.5, length: 0.5, kind: 'chorus', energy: 0.9 },
    ],
    ...changes,
  }
}

describe('a cover', () => {
  it('is the same drawing every time for the same song', () => {
    expect(toSvg(drawCover(subjectFor()))).toBe(toSvg(drawCover(subjectFor())))
  })

  it.each(GENRES)('shows the melody of a %s song: another tune is another picture', (genre) => {
    const original = subjectFor({ genre })
    const otherTune = {
      ...original,
      melody: original.melody.map(({ at, pitch }, index) => ({ at, pitch: pitch + ((index * 5) % 9) })),
    }
    expect(toSvg(drawCover(otherTune))).not.toBe(toSvg(drawCover(original)))
    expect(drawCover(original).shapes.some(({ role }) => role === 'melody' || role === 'band')).toBe(true)
  })

  it.each(GENRES)('takes its colours from the key of a %s song', (genre) => {
    const inC = drawCover(subjectFor({ genre, chords: [] }))
    const inFSharp = drawCover(subjectFor({ genre, chords: [], tonic: 6 }))
    expect(inFSharp.palette).not.toEqual(inC.palette)
  })

  it.each(['bossa nova', 'techno', 'rock', 'orchestral'])('shows where a %s song is loud', (genre) => {
    const [verse, chorus] = subjectFor().sections
    const loudStart = [
      { at: 0, length: 0.5, kind: 'chorus', energy: chorus?.energy ?? 1 },
      { at: 0.5, length: 0.5, kind: 'verse', energy: verse?.energy ?? 0 },
    ]
    const sameHook = {
      genre,
      melody: [60, 64, 67, 64, 60, 64, 67, 64].map((pitch, index) => ({ at: index / 8, pitch })),
    }
    const original = drawCover(subjectFor(sameHook))
    expect(drawCover(subjectFor({ ...sameHook, sections: loudStart }))).not.toEqual(original)
  })

  it('looks different from genre to genre', () => {
    const looks = GENRES.map((genre) =>
      drawCover(subjectFor({ genre }))
        .shapes.map(({ kind }) => kind)
        .join(),
    )
    expect(new Set(looks).size).toBeGreaterThanOrEqual(9)
  })

  it('stays a small, finite drawing for any song, however short or empty', () => {
    const note = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), pitch: fc.integer({ min: 0, max: 127 }) })
    const chord = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.double({ min: 0.01, max: 1, noNaN: true }),
      root: fc.integer({ min: 0, max: 11 }),
      minor: fc.boolean(),
    })
    const anySong = fc.record({
      seed: fc.integer({ min: 0, max: 4294967295 }),
      genre: fc.constantFrom(...GENRES),
      tonic: fc.integer({ min: 0, max: 11 }),
      minor: fc.boolean(),
      melody: fc.array(note, { maxLength: 40 }),
      chords: fc.array(chord, { maxLength: 12 }),
      sections: fc.constantFrom([], subjectFor().sections),
    })
    fc.assert(
      fc.property(anySong, (song) => {
        const svg = toSvg(drawCover(subjectFor(song)), { pixels: 640 })
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(svg.length).toBeLessThan(40_000)
      }),
      { numRuns: 150 },
    )
  })
})
