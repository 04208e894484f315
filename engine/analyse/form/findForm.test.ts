import { describe, expect, it } from 'vitest'
import type { BeatFeatures } from '../time/beatFeatures.ts'
import { findForm } from './findForm.ts'
import { barSpans, findMetre } from '../time/findMetre.ts'

const BEAT_SECONDS = 0.5
const CHORDS: Record<string, number[]> = { C: [0, 4, 7], F: [5, 9, 0], G: [7, 11, 2], A: [9, 0, 4], D: [2, 5, 9] }

type Music = { chords: string; loudnessDb: number; treble: number }
const INTRO: Music = { chords: 'C', loudnessDb: -30, treble: 0 }
const VERSE: Music = { chords: 'CAFG', loudnessDb: -24, treble: 4 }
const CHORUS: Music = { chords: 'FGCA', loudnessDb: -18, treble: 12 }
const BRIDGE: Music = { chords: 'DDGG', loudnessDb: -22, treble: 8 }

// A beat of a band that strums the chord of its bar and kicks on its first beat.
function beat({ chords, loudnessDb, treble }: Music, bar: number, count: number): BeatFeatures {
  const tones = CHORDS[chords[bar % chords.length] ?? 'C'] ?? []
  return {
    chroma: Float64Array.from({ length: 12 }, (_, tone) =>
      tones.includes(tone) ? 1 : 0.1 + 0.01 * ((bar + tone) % 3),
    ),
    colourDb: Float64Array.from({ length: 16 }, (_, band) => loudnessDb - band + (band > 8 ? treble : 0)),
    loudnessDb,
    rhythm: Float64Array.from({ length: 8 }, (_, step) => (step % 4 === 0 ? (count === 0 ? 3 : 1) : treble / 20)),
  }
}

const play = (form: [Music, number][], beatsPerBar = 4): BeatFeatures[] =>
  form.flatMap(([music, bars]) =>
    Array.from({ length: bars * beatsPerBar }, (_, i) => beat(music, Math.floor(i / beatsPerBar), i % beatsPerBar)),
  )

const beatsOf = (features: readonly BeatFeatures[]) => ({
  beatsSeconds: Array.from({ length: features.length + 1 }, (_, i) => i * BEAT_SECONDS),
  durationSeconds: (features.length + 1) * BEAT_SECONDS,
})

function hear(features: BeatFeatures[]) {
  return findForm(features, findMetre(features), beatsOf(features))
}

describe('the form of a recording', () => {
  const song = play([
    [INTRO, 4],
    [VERSE, 8],
    [CHORUS, 12],
    [VERSE, 8],
    [CHORUS, 12],
    [BRIDGE, 8],
    [CHORUS, 12],
  ])

  it('is heard bar by bar: what is louder and comes back is the chorus, and sections may have any length', () => {
    const sections = hear(song)
    expect(sections.map(({ kind, startSeconds }) => [kind, startSeconds / (4 * BEAT_SECONDS)])).toEqual([
      ['intro', 0],
      ['verse', 4],
      ['chorus', 12],
      ['verse', 24],
      ['chorus', 32],
      ['bridge', 44],
      ['chorus', 52],
    ])
    expect(sections.at(-1)?.endSeconds).toBe(beatsOf(song).durationSeconds)
  })

  it('knows the same music again, and how loud each section is among the others', () => {
    const sections = hear(song)
    expect(sections.map(({ group }) => group)).toEqual([0, 1, 2, 1, 2, 3, 2])
    expect(sections[2]?.energy).toBe(1)
    expect(sections[0]?.energy).toBeLessThan(sections[1]?.energy ?? 0)
    for (const { confidence } of sections) expect(confidence).toBeGreaterThan(0.3)
  })

  it('a moment too short to have a form is one part, and nobody claims to be sure of it', () => {
    expect(hear(play([[VERSE, 4]]))).toMatchObject([{ kind: 'verse', startSeconds: 0, endSeconds: 8.5, confidence: 0 }])
    expect(hear([])).toHaveLength(1)
  })
})

describe('the metre of a recording', () => {
  it.each([3, 4] as const)('%i beats a bar, counted from where chords change', (beatsPerBar) => {
    const upbeat = play([[INTRO, 1]], beatsPerBar).slice(0, 2)
    const features = [...upbeat, ...play([[VERSE, 24]], beatsPerBar)]
    const metre = findMetre(features)
    expect(metre).toMatchObject({ beatsPerBar, firstBeat: 2 })
    expect(metre.confidence).toBeGreaterThan(0.6)
    expect(barSpans(beatsOf(features), metre)[1]).toEqual({
      startSeconds: (2 + beatsPerBar) * BEAT_SECONDS,
      endSeconds: (2 + 2 * beatsPerBar) * BEAT_SECONDS,
    })
  })

  it('a few beats are counted in four from the first one', () => {
    expect(findMetre(play([[VERSE, 2]]))).toMatchObject({ beatsPerBar: 4, firstBeat: 0 })
    expect(findMetre([])).toMatchObject({ beatsPerBar: 4, firstBeat: 0 })
  })
})
