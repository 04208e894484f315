// A sung line of a score as plain text and notes in seconds from its first one: [start, end, MIDI pitch] a syllable.
import { secondsPerBeat, type Score, type SungLine } from '../../engine/score.ts'

type Melody = { text: string; notes: number[][][] }

const round = (seconds: number): number => Math.round(seconds * 10_000) / 10_000

export const plainText = (text: string): string => (text.toLowerCase().match(/[a-z']+/g) ?? []).join(' ')

export function melodyOf(line: SungLine, score: Score): Melody {
  const beat = secondsPerBeat(score)
  const origin = line.words[0]?.syllables[0]?.startBeat ?? 0
  const seconds = (at: number) => round((at - origin) * beat)
  return {
    text: line.words.map(({ text }) => plainText(text).replaceAll(' ', '')).join(' '),
    notes: line.words.map(({ syllables }) =>
      syllables.map(({ startBeat, lengthBeats, pitch }) => [
        seconds(startBeat),
        seconds(startBeat + lengthBeats),
        pitch,
      ]),
    ),
  }
}
