import { JOB_QUEUES, type Clip } from '@arioso/contract'
import type { QueuePace, Storage } from '@arioso/storage'

type Snapshot = { places: Map<string, { place: number; pace: QueuePace | undefined }>; songs: QueuePace | undefined }

export type LineWatch = { tellPlaces(clips: Clip[]): Promise<Clip[]> }

// However many people watch their songs wait, the line is looked at once in this while.
const SNAPSHOT_MS = 1000
const SONGS = JOB_QUEUES.generateSong

/** Tells songs that wait or are being made their place in the line and how long it will be by the pace of the last hour. */
export function createLineWatch({ line }: Pick<Storage, 'line'>, now: () => number = Date.now): LineWatch {
  let latest: { takenAt: number; snapshot: Promise<Snapshot> } | undefined

  async function look(): Promise<Snapshot> {
    const [waiting, paces] = await Promise.all([line.listWaiting(), line.listPaces()])
    const paceOf = new Map(withDemoPace(paces).map((pace) => [pace.queue, pace]))
    const places = waiting.map(({ clipId, queue, place }) => [clipId, { place, pace: paceOf.get(queue) }] as const)
    return { places: new Map(places), songs: paceOf.get(SONGS) }
  }

  function tell(clip: Clip, { places, songs }: Snapshot): Clip {
    if (clip.job.state === 'active') {
      const left = songs?.secondsPerJob == null ? undefined : songs.secondsPerJob * (1 - clip.job.progress)
      return withPlace(clip, 0, left)
    }
    const found = clip.job.state === 'waiting' ? places.get(clip.id) : undefined
    return found ? withPlace(clip, found.place, secondsLeft(found.place, found.pace)) : clip
  }

  return {
    async tellPlaces(clips) {
      if (!clips.some(({ job }) => job.state === 'waiting' || job.state === 'active')) return clips
      if (latest === undefined || now() - latest.takenAt >= SNAPSHOT_MS) latest = { takenAt: now(), snapshot: look() }
      const snapshot = await latest.snapshot
      return clips.map((clip) => tell(clip, snapshot))
    },
  }
}

// The first song people ask for after a start takes as long as the demo songs did.
export function withDemoPace(paces: readonly QueuePace[]): QueuePace[] {
  const demo = paces.find(({ queue }) => queue === JOB_QUEUES.generateDemoSong)?.secondsPerJob ?? null
  return paces.map((pace) => (pace.queue === SONGS ? { ...pace, secondsPerJob: pace.secondsPerJob ?? demo } : pace))
}

// Until it is finished: those in front of it, as many at once as are being made now, and then itself.
export function secondsLeft(place: number, pace: QueuePace | undefined): number | undefined {
  if (pace?.secondsPerJob == null) return undefined
  const isIdle = pace.active === 0
  return pace.secondsPerJob * (isIdle ? place : place / pace.active + 1)
}

function withPlace(clip: Clip, place: number, seconds: number | undefined): Clip {
  const left = seconds === undefined ? {} : { seconds_left: Math.max(1, Math.round(seconds)) }
  return { ...clip, job: { ...clip.job, queue_position: place, ...left } }
}
