import type { Clip } from '@arioso/contract'
import { RADIO_STATION_ID } from '@arioso/contract/limits'
import { inBackground } from '../../data/api/inBackground.ts'
import { player } from '../../player/player.ts'
import { keepInStep } from './keepInStep.ts'
import { closeChannel, openChannel } from './radioChannel.ts'
import { radioStore } from './radioStore.ts'
import { askStation, findLiveNow } from './stationClock.ts'

const LINGER_MS = 1000
const STEP_MS = 250

let holders = 0
let steps: ReturnType<typeof setInterval> | undefined
let closing: ReturnType<typeof setTimeout> | undefined

function open(): void {
  clearTimeout(closing)
  if (steps !== undefined) return
  steps = setInterval(keepInStep, STEP_MS)
  inBackground('the radio’s channel did not open', openChannel())
}

// The page and the playbar each keep the station open; a moment after the last of them it closes.
export function holdRadio(): () => void {
  holders += 1
  open()
  return () => {
    holders -= 1
    closing = setTimeout(close, LINGER_MS)
  }
}

function close(): void {
  if (holders > 0) return
  clearInterval(steps)
  steps = undefined
  closeChannel()
}

export async function tuneIn(): Promise<void> {
  await askStation()
  const { station } = radioStore.get()
  if (station?.clip == null || player.store.get().station !== undefined) return
  player.tuneIn({ id: RADIO_STATION_ID, name: station.name, now: findLiveNow, next: findNextClip })
}

function findNextClip(): Clip | undefined {
  return radioStore.get().station?.next_clip ?? undefined
}

addEventListener('pagehide', closeChannel)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && steps !== undefined) void openChannel()
})
