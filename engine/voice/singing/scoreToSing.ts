// For tests: a score with nothing but a voice.
import { SCORE_VERSION, type Score, type SungLine } from '../../score.ts'

export type SyllableToSing = [text: string, startBeat: number, lengthBeats: number, pitch: number]

export function lineToSing(text: string, words: SyllableToSing[][]): SungLine {
  return {
    text,
    section: 0,
    words: words.map((syllables) => ({
      text: syllables.map(([part]) => part).join(''),
      syllables: syllables.map(([part, startBeat, lengthBeats, pitch]) => ({
        text: part,
        startBeat,
        lengthBeats,
        pitch,
        velocity: 0.8,
      })),
    })),
  }
}

export function scoreToSing(lines: SungLine[], singer = 'baritone'): Score {
  return {
    version: SCORE_VERSION,
    engine: 'test',
    seed: 7,
    title: 'Test',
    genre: 'pop',
    moods: [],
    meter: { beats: 4, unit: 4 },
    tempoBpm: 120,
    swing: 0,
    key: { tonic: 0, mode: 'major' },
    lengthBeats: 64,
    tailSeconds: 1,
    sections: [],
    chords: [],
    parts: [],
    voice: { singer, gainDb: 0, reverb: 0, delay: 0, lines },
    unknownWords: [],
  }
}
