import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

export type SongThreads = { band: Worker; singing: Worker }

// Threads that find their compiled code on disk start in half the time and never load the compiler.
const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env }
// Their work lies in sample arrays outside the heap; short-lived objects need no 48 MB.
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

/** Both live and die together, so that neither waits for ever for the other. Idle, they keep no program alive. */
export async function startSongThreads(niceness: number, onEnd: () => void): Promise<SongThreads> {
  const [band, singing] = ['bandThread.ts', 'singingThread.ts'].map(
    (file) => new Worker(new URL(file, import.meta.url), { workerData: { niceness }, env, resourceLimits }),
  )
  if (!band || !singing) throw new Error('two threads make a song')
  const endBoth = (): void => {
    onEnd()
    void band.terminate()
    void singing.terminate()
  }
  for (const thread of [band, singing]) thread.on('error', endBoth).on('exit', endBoth)
  await Promise.all([once(band, 'message'), once(singing, 'message')])
  band.unref()
  singing.unref()
  return { band, singing }
}
