import type { RadioStation } from '@arioso/contract'
import { RADIO_STATION_ID } from '@arioso/contract/limits'
import { api } from '../../data/api/api.ts'
import { findClip, holdClips, rememberClips } from '../../data/songs/clipCache.ts'
import { estimateOffset, findLive, type ClockSample, type Live } from './radioClock.ts'
import { radioStore } from './radioStore.ts'

const QUESTIONS = 6

// Against performance.now(), which cannot be set back while a song plays.
let offsetMs: number | undefined

export function serverNow(): number {
  return performance.now() + (offsetMs ?? Date.now() - performance.now())
}

export async function measureClock(ask: () => Promise<number>): Promise<void> {
  const samples: ClockSample[] = []
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    const sentAt = performance.now()
    const serverTime = await ask()
    samples.push({ sentAt, serverTime, receivedAt: performance.now() })
  }
  offsetMs = estimateOffset(samples) ?? offsetMs
}

export function findLiveNow(): Live | undefined {
  const { station } = radioStore.get()
  return station && findLive(station, serverNow())
}

// What is pushed is the same for everybody: what the listener thinks of the songs is kept from before.
export function tellStation(station: RadioStation): void {
  const clips = [station.clip, station.next_clip].filter((clip) => clip !== null)
  rememberClips(clips.map((clip) => ({ ...clip, reaction: clip.reaction ?? findClip(clip.id)?.reaction ?? null })))
  holdClips(
    'station',
    clips.map(({ id }) => id),
  )
  radioStore.set({ station, isUnreachable: false, listeners: radioStore.get().listeners ?? station.listener_count })
}

let asking: Promise<void> | undefined

// The page and the player may both want to know at once.
export function askStation(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<void> {
  try {
    const sentAt = performance.now()
    const station = await api('GET /api/living_radio/:id/', { params: { id: RADIO_STATION_ID } })
    const sample = { sentAt, serverTime: station.server_time, receivedAt: performance.now() }
    offsetMs ??= estimateOffset([sample])
    tellStation(station)
  } catch (error) {
    radioStore.set({ isUnreachable: true })
    throw error
  }
}
