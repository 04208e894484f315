import { JOB_QUEUES, type MakeDemoHookJob } from '@arioso/contract'
import type { Storage } from '@arioso/storage'
import { demoHooks } from './demoHooks.ts'
import { findDemoSong } from './seedDemoSongs.ts'
import { demoSongs } from './demoSongs.ts'

// With fewer songs the feed would be the shelf of Home once more.
const ENOUGH_SONGS = 4

/** Asked again after every demo song: orders a hook for each of the first ones that is finished and has none. */
export async function seedDemoHooks(
  storage: Pick<Storage, 'clips' | 'hooks' | 'jobs' | 'users'>,
  wantedSongs: number,
): Promise<void> {
  const songs = await Promise.all(demoSongs.slice(0, wantedSongs).map((song) => findDemoSong(storage, song)))
  const finished = songs.map((song) => (song?.status === 'complete' ? song : undefined))
  if (finished.filter((song) => song !== undefined).length < ENOUGH_SONGS) return
  for (const [look, song] of finished.slice(0, demoHooks.length).entries()) {
    if (song === undefined) continue
    if ((await storage.hooks.listOfMakersSong(song.id, song.userId)).length > 0) continue
    const job: MakeDemoHookJob = { clip_id: song.id, look }
    await storage.jobs.send(JOB_QUEUES.makeDemoHook, job, { singletonKey: song.id })
  }
}
