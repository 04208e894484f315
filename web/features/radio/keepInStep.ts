import { inBackground } from '../../data/api/inBackground.ts'
import { player } from '../../player/player.ts'
import { findPlayingClip, wantsSound } from '../../player/playback.ts'
import { correctDrift, type Live } from './radioClock.ts'
import { askStation, findLiveNow } from './stationClock.ts'

const ASK_AGAIN_MS = 3000
const LOAD_AGAIN_MS = 4000
const JUMP_AGAIN_MS = 1500
const JUMP_MAY_TAKE_MS = 700
// A jump takes a moment to sound.
const JUMP_LEAD_SECONDS = 0.06

let askedAt = -Infinity
let loadedAt = -Infinity
let jumpedAt = -Infinity

// Several times a second: keeps the player on the station's song and second.
export function keepInStep(): void {
  const { station, playback } = player.store.get()
  const live = findLiveNow()
  if (live === undefined) return askAgain()
  if (station === undefined || playback.state === 'paused' || playback.state === 'idle') return
  if (findPlayingClip(playback)?.id !== live.clip.id || player.audio().ended) return load(live)
  if (playback.state === 'failed' || (playback.state === 'loading' && !isReady())) return loadAgain(live)
  if (playback.state === 'playing' && !isReady()) return admitLoading()
  if (wantsSound(playback) && isReady()) correct(live)
}

function isReady(): boolean {
  return player.audio().readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !player.audio().seeking
}

// A jump that has not sounded for so long waits for the wire.
function admitLoading(): void {
  if (performance.now() - jumpedAt > JUMP_MAY_TAKE_MS) player.store.send({ type: 'starved' })
}

function askAgain(): void {
  if (performance.now() - askedAt < ASK_AGAIN_MS) return
  askedAt = performance.now()
  inBackground('the station could not be asked', askStation())
}

function load({ clip, atSeconds }: Live): void {
  // The element may end a moment before the clock does.
  const isSameEnd = player.audio().ended && atSeconds > (clip.metadata.duration ?? 0) - 1
  if (isSameEnd && findPlayingClip(player.store.get().playback)?.id === clip.id) return
  loadedAt = performance.now()
  player.followStation()
}

function loadAgain(live: Live): void {
  if (performance.now() - loadedAt > LOAD_AGAIN_MS) load(live)
}

function correct({ atSeconds }: Live): void {
  const audio = player.audio()
  const correction = correctDrift(audio.currentTime - atSeconds)
  if (correction.kind === 'jump') {
    if (performance.now() - jumpedAt < JUMP_AGAIN_MS) return
    jumpedAt = performance.now()
    audio.playbackRate = 1
    audio.currentTime = atSeconds + JUMP_LEAD_SECONDS
  } else audio.playbackRate = correction.kind === 'nudge' ? correction.rate : 1
}
