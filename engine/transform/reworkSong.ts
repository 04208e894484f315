// A song's score and what shall become of it go in; a new score comes out, and which span of it is to be rendered.
// What was not asked to change stays note for note.
import type { ComposeRequest } from '../composer/composeRequest.ts'
import { composeSong } from '../composer/composeSong.ts'
import { durationSeconds, secondsPerBeat, type Score, type Sound } from '../score.ts'
import { coverScore } from './coverScore.ts'
import { extendScore } from './extendScore.ts'
import { openScore } from './openScore.ts'
import { remasterScore, type Variation } from './remasterScore.ts'
import { replaceSection } from './replaceSection.ts'
import { rewordSong } from './rewordSong.ts'
import { singTune } from './singTune.ts'
import { soundingFrom } from './bars/soundingFrom.ts'
import { varyScore } from '../vary/varyScore.ts'
import type { Wish } from '../vary/wish.ts'

/** What is made of another song's score. Times in seconds of that song. */
export type SongRework = { source: Score } & (
  | { kind: 'cover' }
  | { kind: 'remaster'; variation: Variation }
  | { kind: 'variation'; wish: Wish }
  // Of a recording the source is what was heard before the join, and `joinSeconds` its place in the sound.
  | { kind: 'extend'; atSeconds: number; joinSeconds?: number }
  // The song extended backwards: what lies before that second is new.
  | { kind: 'opening'; fromSeconds: number }
  | { kind: 'infill'; fromSeconds: number; toSeconds: number }
)

/**
 * `score` tells of the new song; `heard` is what is rendered, between two moments of it. The first `leadInSeconds` of that
 * are the source once more: whoever joins the two compares their levels there and throws them away.
 */
export type ReworkedSong = { score: Score; heard: Score; fromSeconds: number; toSeconds: number; leadInSeconds: number }

// Long enough for rooms to fill and levels to compare: a song is its own like, a recording and a band are less alike.
const LEAD_IN_SECONDS = { song: 2.5, recording: 4 }

type Request = ComposeRequest & { maxSeconds: number; sound?: Sound | undefined }

/** What goes on from a song's own sound is played by the band it was made with. */
export function reworkSong(rework: SongRework, { sound, ...request }: Request): ReworkedSong {
  const isNew =
    rework.kind === 'cover' ||
    rework.kind === 'remaster' ||
    ('joinSeconds' in rework && rework.joinSeconds !== undefined)
  return playedBy(makeAnew(rework, request), isNew ? sound : rework.source.sound)
}

function makeAnew(rework: SongRework, request: ComposeRequest & { maxSeconds: number }): ReworkedSong {
  const { source } = rework
  if (rework.kind === 'cover') return whole(coverScore(withWords(source, request), request))
  if (rework.kind === 'remaster') {
    return whole(remasterScore(source, { ...request, variation: rework.variation }))
  }
  if (rework.kind === 'variation') return whole(varyScore(source, { ...request, wish: rework.wish }))
  if (rework.kind === 'extend') {
    const left = rework.joinSeconds === undefined ? source : playedByBand(source, request)
    const leftSeconds = left === source ? rework.atSeconds : left.lengthBeats * secondsPerBeat(left)
    const { whole: joined, own, atSeconds } = extendScore(left, { ...request, atSeconds: leftSeconds })
    const lead = left === source ? LEAD_IN_SECONDS.song : LEAD_IN_SECONDS.recording
    return between(own, joined, { fromSeconds: atSeconds, toSeconds: durationSeconds(joined), lead })
  }
  if (rework.kind === 'opening') {
    const { whole: score, openingSeconds } = openScore(source, { ...request, fromSeconds: rework.fromSeconds })
    return { ...whole(score), toSeconds: openingSeconds }
  }
  const { fromSeconds, toSeconds } = rework
  const { style, lyrics, ...kept } = request
  const score = replaceSection(source, {
    ...kept,
    fromSeconds,
    toSeconds,
    ...(style.trim() !== '' && { style }),
    ...(lyrics.trim() !== '' && { lyrics }),
  })
  return between(score, score, {
    fromSeconds,
    toSeconds: Math.min(toSeconds, durationSeconds(score)),
    lead: LEAD_IN_SECONDS.song,
  })
}

// The bars before the join as the new band would have played them: their level is compared with the recording's.
function playedByBand(heard: Score, { lyrics: _lyrics, ...request }: ComposeRequest): Score {
  return coverScore(heard, { ...request, instrumental: true, tempoBpm: heard.tempoBpm })
}

function withWords(source: Score, request: ComposeRequest & { maxSeconds: number }): Score {
  const isPlayed = request.instrumental || request.lyrics.trim() === ''
  return source.voice || isPlayed ? rewordSong(source, request.lyrics) : singTune(source, request)
}

/** A song made from nothing but words, no longer than it may be. */
export function composeWithin({ maxSeconds, sound, ...request }: Request): ReworkedSong {
  const asked = composeSong(request)
  const fits = durationSeconds(asked) <= maxSeconds
  return playedBy(whole(fits ? asked : composeSong({ ...request, lengthSeconds: maxSeconds })), sound)
}

function playedBy(song: ReworkedSong, sound: Sound | undefined): ReworkedSong {
  const change = ({ sound: _old, ...score }: Score): Score => (sound ? { ...score, sound } : score)
  return { ...song, score: change(song.score), heard: change(song.heard) }
}

function whole(score: Score): ReworkedSong {
  return { score, heard: score, fromSeconds: 0, toSeconds: durationSeconds(score), leadInSeconds: 0 }
}

function between(
  score: Score,
  heard: Score,
  { fromSeconds, toSeconds, lead }: { fromSeconds: number; toSeconds: number; lead: number },
): ReworkedSong {
  const leadInSeconds = Math.min(lead, fromSeconds)
  const beat = (fromSeconds - leadInSeconds) / secondsPerBeat(heard)
  return {
    score,
    heard: soundingFrom(heard, beat),
    fromSeconds: fromSeconds - leadInSeconds,
    toSeconds,
    leadInSeconds,
  }
}
