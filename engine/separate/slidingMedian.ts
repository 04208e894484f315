/** The median of every value and its neighbours; the ends repeat their last value. */
export function medianOfNeighbours(values: Float32Array, reach: number, medians: Float32Array): void {
  const last = values.length - 1
  const sorted = new Float32Array(2 * reach + 1)
  for (let i = -reach; i <= reach; i++) sorted[i + reach] = values[Math.min(last, Math.max(0, i))]
  sorted.sort()
  medians[0] = sorted[reach]
  for (let i = 1; i <= last; i++) {
    replaceIn(sorted, 0, sorted.length, values[Math.max(0, i - reach - 1)], values[Math.min(last, i + reach)])
    medians[i] = sorted[reach]
  }
}

/** The median of each value over the last `length` rows. A row goes in, the medians come out. */
export function createRunningMedian(width: number, length: number): (row: Float32Array, medians: Float32Array) => void {
  const rows = Array.from({ length }, () => new Float32Array(width))
  const sorted = new Float32Array(width * length)
  let next = 0
  return (row, medians) => {
    const oldest = rows[next]
    for (let i = 0; i < width; i++) {
      const from = i * length
      replaceIn(sorted, from, from + length, oldest[i], row[i])
      medians[i] = sorted[from + (length >> 1)]
    }
    oldest.set(row)
    next = (next + 1) % length
  }
}

// In an ordered span one value goes and another takes its place in the order.
function replaceIn(sorted: Float32Array, from: number, to: number, gone: number, come: number): void {
  if (gone === come) return
  let at = from
  while (at < to - 1 && sorted[at] !== gone) at += 1
  if (come > gone) for (; at < to - 1 && sorted[at + 1] < come; at++) sorted[at] = sorted[at + 1]
  else for (; at > from && sorted[at - 1] > come; at--) sorted[at] = sorted[at - 1]
  sorted[at] = come
}
