/** Two-sided sign test: how likely a split at least this uneven is when both sides are equally liked. */
export function signTest(first: number, second: number): number {
  const total = first + second
  let tail = 0
  let ways = 1
  for (let k = 0; k <= Math.min(first, second); k++) {
    tail += ways / 2 ** total
    ways = (ways * (total - k)) / (k + 1)
  }
  return Math.min(1, 2 * tail)
}
