import { createRandom, parseStyle } from '@arioso/words'
import { composeFromIntent } from '../composer/composeFromIntent.ts'
import type { ComposeRequest } from '../composer/composeRequest.ts'
import { readLyrics } from '../composer/composeSong.ts'
import { secondsPerBeat, type Score } from '../score.ts'
import { joinAt } from './bars/joinAt.ts'
import { keepBefore, startOf } from './bars/keepBefore.ts'
import { barPhase, moveScore } from './moveScore.ts'

export type ExtendRequest = Omit<ComposeRequest, 'key' | 'tempoBpm' | 'bandSeed'> & { atSeconds: number }

/** `whole` is the song with its continuation, `own` the continuation alone: it begins where the song was left. */
export type Extension = { whole: Score; own: Score; atSeconds: number }

const USUAL_SECONDS = 60

/** Goes on from any second: the bar that was left is played to its end, then new sections follow in the same manner. */
export function extendScore(source: Score, { atSeconds, ...request }: ExtendRequest): Extension {
  const beatSeconds = secondsPerBeat(source)
  const atBeat = Math.min(Math.max(0, atSeconds / beatSeconds), source.lengthBeats)
  const joinBeat = nextBar(source, atBeat)
  const kept = keepBefore(source, joinBeat, atBeat)
  const added = writeMore(source, request)
  const whole = joinAt(kept, moveScore(added, joinBeat), joinBeat)
  return { whole, own: moveScore(whole, -atBeat), atSeconds: atBeat * beatSeconds }
}

function nextBar(score: Score, beat: number): number {
  const barBeats = (score.meter.beats * 4) / score.meter.unit
  const phase = barPhase(score)
  return phase + Math.ceil((beat - phase) / barBeats - 1e-3) * barBeats
}

// A song that is under way needs no introduction, unless the words ask for one.
function writeMore(source: Score, request: Omit<ExtendRequest, 'atSeconds'>): Score {
  const score = composeLike(source, { lengthSeconds: USUAL_SECONDS, ...request })
  const [first, second] = score.sections
  const isIntroAdded = first?.kind === 'intro' && readLyrics(request.lyrics)[0]?.kind !== 'intro'
  return isIntroAdded && second ? moveScore(score, -firstBeatNeeded(score, second.startBeat)) : score
}

// A pick-up is sung in the bar before its section: that bar stays.
function firstBeatNeeded({ voice, meter }: Score, sectionBeat: number): number {
  const firstSung = voice?.lines[0] ? startOf(voice.lines[0]) : sectionBeat
  const barBeats = (meter.beats * 4) / meter.unit
  return Math.max(0, Math.min(sectionBeat, Math.floor(firstSung / barBeats) * barBeats))
}

/** New sections for a song: in its key, tempo and metre, by its band and, unless another voice is asked for, its singer. */
export function composeLike(source: Score, request: Omit<ExtendRequest, 'atSeconds'>): Score {
  return composeFromIntent(
    {
      ...request,
      key: source.key,
      tempoBpm: source.tempoBpm,
      bandSeed: source.seed,
      ...(source.voice && request.voice === undefined && { singer: source.voice.singer }),
    },
    { ...parseStyle(request.style, request.excludedStyle), meter: source.meter },
    readLyrics(request.lyrics),
    createRandom(request.seed),
  )
}
