import { setTimeout as delay } from 'node:timers/promises'

const LOOK_MS = 250
const ANSWER_MS = 10_000
const STEADY_MS = 2_000
const GIVE_UP_MS = 300_000

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(ANSWER_MS) })).ok
  } catch {
    return false
  }
}

/** Seconds until health is good, stays so for a while and the worker is there again; undefined when it never is. */
export async function secondsUntilBack(url: string, isWorking: () => boolean): Promise<number | undefined> {
  const startedMs = performance.now()
  const elapsedMs = () => performance.now() - startedMs
  let goodSinceMs: number | undefined
  while (elapsedMs() < GIVE_UP_MS) {
    const isGood = (await isHealthy(url)) && isWorking()
    goodSinceMs = isGood ? (goodSinceMs ?? elapsedMs()) : undefined
    if (goodSinceMs !== undefined && elapsedMs() - goodSinceMs >= STEADY_MS) return goodSinceMs / 1000
    await delay(LOOK_MS)
  }
  return undefined
}
