import { RADIO_HISTORY_MESSAGES, DAY_MS } from '@arioso/contract'
import type { Repositories, ScheduledClip, Storage } from '@arioso/storage'
import { chooseNext } from './chooseNext.ts'

const HORIZON_MS = 10 * 60_000
const SONGS_AHEAD = 3
const REMEMBERED_PLAYS = 60
const KEPT_MS = DAY_MS

type Planned = ScheduledClip & { isAllowed: boolean }

// What plays now and then, read from the schedule and mended where it ends too soon or holds a song that may no longer be
// heard. Whichever process notices first mends it for all; the others wait at the lock and then find it done.
export async function keepProgramme(
  storage: Pick<Storage, 'radio' | 'transaction'>,
  stationId: string,
  now: Date,
): Promise<ScheduledClip[]> {
  const planned = await storage.radio.listScheduled(stationId, now)
  if (isWhole(planned, now)) return planned
  return storage.transaction(async ({ radio }) => {
    await radio.lockProgramme(stationId)
    const seen = await radio.listScheduled(stationId, now)
    if (!isWhole(seen, now)) await mend(radio, stationId, seen, now)
    return radio.listScheduled(stationId, now)
  })
}

function isWhole(planned: Planned[], now: Date): boolean {
  const last = planned.at(-1)
  return (
    last !== undefined &&
    planned.length >= SONGS_AHEAD &&
    planned.every(({ isAllowed }) => isAllowed) &&
    last.endsAt.getTime() >= now.getTime() + HORIZON_MS
  )
}

async function mend(radio: Repositories['radio'], stationId: string, planned: Planned[], now: Date): Promise<void> {
  const gone = planned.findIndex(({ isAllowed }) => !isAllowed)
  const kept = gone === -1 ? planned : planned.slice(0, gone)
  let tail = kept.at(-1)?.endsAt ?? now
  if (gone !== -1) await radio.cutSchedule(stationId, tail)
  const longAgo = new Date(now.getTime() - KEPT_MS)
  await radio.forgetPlayed(stationId, longAgo)
  await radio.forgetMessages(stationId, longAgo, RADIO_HISTORY_MESSAGES)
  const before = await radio.listPlayed(stationId, now, REMEMBERED_PLAYS)
  const played: { clipId: string; userId: string }[] = [...kept.toReversed(), ...before]
  const candidates = await radio.listCandidates()
  let songs = kept.length
  while (songs < SONGS_AHEAD || tail.getTime() < now.getTime() + HORIZON_MS) {
    const next = chooseNext(candidates, played, now, Math.random)
    if (next === undefined) return
    const endsAt = new Date(tail.getTime() + Math.round(next.durationSeconds * 1000))
    await radio.schedule(stationId, { clipId: next.id, startsAt: tail, endsAt })
    played.unshift({ clipId: next.id, userId: next.userId })
    tail = endsAt
    songs += 1
  }
}
