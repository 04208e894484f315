export type Allowance = {
  // False when nothing is left; nothing is taken then.
  take: (key: string) => boolean
  giveBack: (key: string) => void
  secondsUntilNext: (key: string) => number
}

type Bucket = { left: number; since: number }

const KEYS_REMEMBERED = 20_000

/** So many at once, then one again after each pause: counted by key, in the memory of this process. Times in ms. */
export function createAllowance(rule: { atOnce: number; pauseMs: number; now: () => number }): Allowance {
  const { atOnce, pauseMs, now } = rule
  const buckets = new Map<string, Bucket>()

  function filled(key: string): Bucket {
    const at = now()
    const bucket = buckets.get(key) ?? { left: atOnce, since: at }
    bucket.left = Math.min(atOnce, bucket.left + (at - bucket.since) / pauseMs)
    bucket.since = at
    return bucket
  }

  // Whoever was not heard of for longest is forgotten first.
  function keep(key: string, bucket: Bucket): void {
    buckets.delete(key)
    buckets.set(key, bucket)
    if (buckets.size <= KEYS_REMEMBERED) return
    const [oldest] = buckets.keys()
    if (oldest !== undefined) buckets.delete(oldest)
  }

  return {
    take: (key) => {
      const bucket = filled(key)
      if (bucket.left < 1) return false
      bucket.left -= 1
      keep(key, bucket)
      return true
    },
    giveBack: (key) => {
      const bucket = filled(key)
      bucket.left = Math.min(atOnce, bucket.left + 1)
      keep(key, bucket)
    },
    secondsUntilNext: (key) => Math.ceil((Math.max(0, 1 - filled(key).left) * pauseMs) / 1000),
  }
}
