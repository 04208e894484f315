const SHORTEST_SECONDS = 0.9
const COMPARED_SECONDS = 0.04
const LATEST_SHARE = 0.86
const EARLIEST_SECONDS = 0.45

/** Two moments of a held note at which it is most alike: from the later one a longer note goes back to the earlier. */
export function findLoop(sound: Float32Array, endFrame: number, rate: number): [from: number, to: number] | undefined {
  const width = Math.round(COMPARED_SECONDS * rate)
  const to = Math.round(endFrame * LATEST_SHARE)
  const earliest = Math.round(EARLIEST_SECONDS * rate)
  const latest = to - Math.round(SHORTEST_SECONDS * rate)
  if (latest <= earliest) return undefined
  let best = -Infinity
  let from = earliest
  for (let at = earliest; at < latest; at += 3) {
    const likeness = compare(sound, at, to, width, 5)
    if (likeness > best) [best, from] = [likeness, at]
  }
  for (let at = from - 3; at <= from + 3; at++) {
    const likeness = compare(sound, at, to, width, 1)
    if (likeness > best) [best, from] = [likeness, at]
  }
  return [from, to]
}

/** 1 where both are the same, also in level. */
function compare(sound: Float32Array, a: number, b: number, width: number, stride: number): number {
  let product = 0
  let energy = 1e-9
  for (let i = -width; i < 0; i += stride) {
    product += sound[a + i] * sound[b + i]
    energy += Math.max(sound[a + i] ** 2, sound[b + i] ** 2)
  }
  return product / energy
}
