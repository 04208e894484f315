import type { RadioCandidate } from '@arioso/storage'
import { DAY_MS } from '@arioso/contract'

type Played = { clipId: string; userId: string }

const FRESH_DAYS = 7
const FRESH_BONUS = 3
// Of what could play, this share rests after it was played.
const RESTING_SHARE = 0.6
const RESTING_MOST = 40

// The song after these, newest first: another artist whenever there is one, nothing heard lately, and among the rest
// fresh and liked songs more often. One song alone plays again and again.
export function chooseNext(
  candidates: RadioCandidate[],
  played: Played[],
  now: Date,
  random: () => number,
): RadioCandidate | undefined {
  const others = candidates.filter(({ userId }) => userId !== played[0]?.userId)
  const pool = others.length > 0 ? others : candidates
  const lately = [...new Set(played.map(({ clipId }) => clipId))]
  const resting = new Set(lately.slice(0, Math.min(RESTING_MOST, Math.ceil(pool.length * RESTING_SHARE))))
  const rested = pool.filter(({ id }) => !resting.has(id))
  if (rested.length > 0) return pickWeighted(rested, now, random)
  return pool.toSorted((one, other) => lately.indexOf(other.id) - lately.indexOf(one.id))[0]
}

function pickWeighted(pool: RadioCandidate[], now: Date, random: () => number): RadioCandidate | undefined {
  const weights = pool.map((candidate) => weightOf(candidate, now))
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return pool[index]
  }
  return pool.at(-1)
}

function weightOf({ createdAt, upvoteCount }: RadioCandidate, now: Date): number {
  const ageDays = Math.max(0, now.getTime() - createdAt.getTime()) / DAY_MS
  return (1 + FRESH_BONUS * Math.exp(-ageDays / FRESH_DAYS)) * (1 + Math.log2(1 + upvoteCount))
}
