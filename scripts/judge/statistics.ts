export function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]
  return values.length === 0 ? 0 : sum / values.length
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export function deviation(values: ArrayLike<number>): number {
  const centre = mean(values)
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (values[i] - centre) ** 2
  return Math.sqrt(sum / Math.max(1, values.length))
}

export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let product = 0
  let first = 1e-12
  let second = 1e-12
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    product += a[i] * b[i]
    first += a[i] * a[i]
    second += b[i] * b[i]
  }
  return product / Math.sqrt(first * second)
}

export function decibels(power: number): number {
  return 10 * Math.log10(Math.max(1e-20, power))
}
