import type { LimitStore } from '@arioso/storage'

export type Allowance = {
  // False when nothing is left; nothing is taken then.
  take: (key: string) => Promise<boolean>
  giveBack: (key: string) => Promise<void>
  secondsUntilNext: (key: string) => Promise<number>
}

type Counting = { storage: { limits: LimitStore }; now: () => Date }

/** So many at once, then one again after each pause: counted by key, for all API processes together. */
export function createAllowance(
  { storage: { limits }, now }: Counting,
  rule: { name: string; atOnce: number; pauseMs: number },
): Allowance {
  const named = (key: string) => `${rule.name}:${key}`
  return {
    take: (key) => limits.take(named(key), rule, now().getTime()),
    giveBack: (key) => limits.giveBack(named(key), rule),
    secondsUntilNext: async (key) => Math.ceil((await limits.msUntilNext(named(key), rule, now().getTime())) / 1000),
  }
}
