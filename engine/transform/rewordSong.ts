import { parseLyrics } from '@arioso/words'
import type { Note, Score } from '../score.ts'
import { rewordLine } from './rewordLine.ts'

/** Other words on the song's tune, line by line; words with another number of lines do not fit and are left out. */
export function rewordSong(score: Score, lyrics: string): Score {
  const { voice } = score
  const texts = parseLyrics(lyrics).flatMap((section) => section.lines)
  if (!voice || texts.length !== voice.lines.length) return score
  return {
    ...score,
    voice: {
      ...voice,
      lines: voice.lines.map((line, i) => (line.text === texts[i] ? line : rewordLine(line, texts[i]))),
    },
  }
}

/** The tune that is sung, as notes somebody can play. */
export function sungNotes({ voice }: Score): Note[] {
  return (voice?.lines ?? []).flatMap((line) =>
    line.words.flatMap((word) =>
      word.syllables.map(({ startBeat, lengthBeats, pitch, velocity }) => ({
        startBeat,
        lengthBeats,
        pitch,
        velocity,
      })),
    ),
  )
}
