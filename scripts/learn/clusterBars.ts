// Groups drum bars that are the same groove: k-means over where drums fall, begun at bars far from one another.
export function clusterBars(bars: readonly Float64Array[], count: number, rounds = 12): number[] {
  const centres = farBars(bars, count)
  let owners: number[] = []
  for (let round = 0; round < rounds; round++) {
    owners = bars.map((bar) => nearest(bar, centres))
    centres.forEach((centre, c) => {
      const own = bars.filter((_, i) => owners[i] === c)
      if (own.length > 0)
        for (let d = 0; d < centre.length; d++) centre[d] = own.reduce((sum, bar) => sum + bar[d], 0) / own.length
    })
  }
  return owners
}

function farBars(bars: readonly Float64Array[], count: number): Float64Array[] {
  const mean = bars[0].map((_, d) => bars.reduce((sum, bar) => sum + bar[d], 0) / bars.length)
  const chosen = [bars[nearest(mean, bars)]]
  while (chosen.length < Math.min(count, bars.length)) {
    // The square root keeps odd bars from founding groves of their own.
    const distances = bars.map((bar) => Math.sqrt(distance(bar, chosen[nearest(bar, chosen)])))
    const total = distances.reduce((sum, value) => sum + value, 0)
    let left = (total * (chosen.length * 0.618034)) % total
    chosen.push(
      bars[
        Math.max(
          0,
          distances.findIndex((value) => (left -= value) < 0),
        )
      ],
    )
  }
  return chosen.map((bar) => bar.slice())
}

function nearest(bar: Float64Array, centres: readonly Float64Array[]): number {
  let best = 0
  for (let c = 1; c < centres.length; c++) if (distance(bar, centres[c]) < distance(bar, centres[best])) best = c
  return best
}

function distance(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let d = 0; d < a.length; d++) sum += (a[d] - b[d]) ** 2
  return sum
}
