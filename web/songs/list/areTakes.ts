import type { Clip } from '@arioso/contract'

const SEEDS = 2 ** 32
const SAME_MOMENT_MS = 10

type Asked = Pick<Clip, 'created_at' | 'metadata'>

// Two takes of one request were asked for in the same moment, the second from the seed after the first.
export function areTakes(first: Asked, second: Asked): boolean {
  const step = (second.metadata.seed - first.metadata.seed + SEEDS) % SEEDS
  const apartMs = Math.abs(Date.parse(second.created_at) - Date.parse(first.created_at))
  return apartMs <= SAME_MOMENT_MS && (step === 1 || step === SEEDS - 1)
}
