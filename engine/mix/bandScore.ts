import type { Bus, Note, Part, Score } from '../score.ts'

export type Band = { genre: string; tempoBpm: number; bars: number; parts: [Bus, string, PartStyle][] }
type PartStyle = 'beat' | 'bass' | 'chords' | 'held' | 'tune'

const ROOTS = [48, 55, 57, 53]
const GAIN_DB: Record<PartStyle, number> = { beat: 0, bass: -0.5, chords: -5, held: -9, tune: -3 }

/** A small arrangement over four chords for tests: the first quarter without drums and tune. */
export function bandScore({ genre, tempoBpm, bars, parts }: Band): Score {
  return {
    version: 1,
    engine: 'test',
    seed: 11,
    title: 'Test',
    genre,
    moods: [],
    meter: { beats: 4, unit: 4 },
    tempoBpm,
    swing: 0,
    key: { tonic: 0, mode: 'major' },
    lengthBeats: bars * 4,
    tailSeconds: 1.5,
    sections: [],
    chords: [],
    parts: parts.map((part, i) => partOf(part, bars, i)),
    unknownWords: [],
  }
}

function partOf([bus, instrument, style]: Band['parts'][number], bars: number, index: number): Part {
  const notes = Array.from({ length: bars }, (_, bar) => barOf(style, bar, bar < bars / 4)).flat()
  const pan = style === 'chords' || style === 'held' ? (index % 2 === 0 ? 0.4 : -0.4) : 0
  return {
    name: `${instrument} ${index}`,
    bus,
    instrument,
    gainDb: GAIN_DB[style],
    pan,
    reverb: 0.2,
    delay: 0.1,
    notes,
  }
}

function barOf(style: PartStyle, bar: number, sparse: boolean): Note[] {
  const beat = bar * 4
  const root = ROOTS[bar % ROOTS.length]
  const note = (at: number, lengthBeats: number, pitch: number, velocity: number): Note => ({
    startBeat: beat + at,
    lengthBeats,
    pitch,
    velocity,
  })
  const eighths = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]
  switch (style) {
    case 'beat':
      if (sparse) return []
      return [
        ...eighths.map((at) => note(at, 0.25, at === 3.5 ? 46 : 42, at % 1 === 0 ? 0.75 : 0.5)),
        ...[0, 2, 2.5].map((at) => note(at, 0.25, 36, 0.85)),
        ...[1, 3].map((at) => note(at, 0.25, 38, 0.85)),
      ]
    case 'bass':
      return eighths.map((at) => note(at, 0.45, root > 52 ? root - 24 : root - 12, at % 1 === 0 ? 0.82 : 0.7))
    case 'chords':
      return [0, 1, 2, 3].flatMap((at) => [0, 4, 7].map((step) => note(at, 0.9, root + 12 + step, 0.72)))
    case 'held':
      return [0, 7, 12, 16].map((step) => note(0, 4, root + 12 + step, 0.7))
    case 'tune':
      return sparse ? [] : [0, 2, 4, 7, 4, 2].map((step, i) => note(i * 0.66, 0.6, 72 + step, 0.8))
  }
}
