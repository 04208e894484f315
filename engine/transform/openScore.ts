import { secondsPerBeat, type Score } from '../score.ts'
import { barLineNear } from './bars/barLineNear.ts'
import { composeLike, type ExtendRequest } from './extendScore.ts'
import { joinAt } from './bars/joinAt.ts'
import { keepBefore } from './bars/keepBefore.ts'
import { moveScore } from './moveScore.ts'

export type OpeningRequest = Omit<ExtendRequest, 'atSeconds' | 'lengthSeconds'> & { fromSeconds: number }

/** `whole` is the new opening with the song after it; the song comes in after `openingSeconds`. */
export type Opening = { whole: Score; openingSeconds: number }

// Without words of its own an opening is played, a few bars long.
const PLAYED = '[Intro]\n\n[Instrumental]'
const USUAL_SECONDS = 30

/** Extends a song backwards: new bars in its manner lead up to one of its bar lines, and from there it is as it was. */
export function openScore(source: Score, { fromSeconds, ...request }: OpeningRequest): Opening {
  const beatSeconds = secondsPerBeat(source)
  const isSung = !request.instrumental && request.lyrics.trim() !== ''
  const { voice: _voice, ...sameVoice } = request
  const opening = withoutEnding(
    composeLike(source, {
      ...(source.voice ? sameVoice : request),
      instrumental: !isSung,
      lyrics: isSung ? request.lyrics : PLAYED,
      lengthSeconds: USUAL_SECONDS,
    }),
  )
  const joinBeat = opening.lengthBeats
  const kept = moveScore(source, -barLineNear(source, fromSeconds) / beatSeconds)
  const whole = joinAt(opening, moveScore(kept, joinBeat), joinBeat)
  return { whole: { ...whole, title: request.title }, openingSeconds: joinBeat * beatSeconds }
}

// What leads up to a song does not take leave of it.
function withoutEnding(score: Score): Score {
  const last = score.sections.at(-1)
  const hasEnding = score.sections.length > 1 && last?.kind === 'outro'
  return hasEnding ? keepBefore(score, last.startBeat) : keepBefore(score, score.lengthBeats)
}
