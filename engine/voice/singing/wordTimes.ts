import { secondsPerBeat, type Score } from '../../score.ts'
import { spellAsWritten } from '../language/spellAsWritten.ts'

export type WordTime = { word: string; line: number; section: number; startSeconds: number; endSeconds: number }

export function wordTimes(score: Score): WordTime[] {
  const beatSeconds = secondsPerBeat(score)
  const times: WordTime[] = []
  for (const [line, sung] of (score.voice?.lines ?? []).entries()) {
    for (const { text, syllables } of spellAsWritten(sung)) {
      const first = syllables.at(0)
      const last = syllables.at(-1)
      const previousEnd = times.at(-1)?.endSeconds ?? 0
      times.push({
        word: text,
        line,
        section: sung.section,
        startSeconds: first ? first.startBeat * beatSeconds : previousEnd,
        endSeconds: last ? (last.startBeat + last.lengthBeats) * beatSeconds : previousEnd,
      })
    }
  }
  return times
}
