// The directions in which rows differ most, the widest first: Jacobi's rotations on their covariances.
const ROUNDS = 12

export function principalAxes(
  rows: readonly (readonly number[])[],
  count: number,
): { mean: number[]; axes: number[][] } {
  const size = rows[0]?.length ?? 0
  const mean = Array.from({ length: size }, (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length)
  const matrix = Array.from({ length: size }, () => new Float64Array(size))
  const turned = Array.from({ length: size }, (_, at) => Float64Array.from({ length: size }, (__, to) => +(at === to)))
  for (const row of rows) {
    const centred = Float64Array.from(row, (value, at) => value - (mean[at] ?? 0))
    for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) matrix[i]![j]! += centred[i]! * centred[j]!
  }
  for (let round = 0; round < ROUNDS; round++)
    for (let p = 0; p < size; p++)
      for (let q = p + 1; q < size; q++) {
        if (Math.abs(matrix[p]![q]!) < 1e-9) continue
        const angle = 0.5 * Math.atan2(2 * matrix[p]![q]!, matrix[q]![q]! - matrix[p]![p]!)
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        for (let k = 0; k < size; k++) {
          const [one, other] = [matrix[k]![p]!, matrix[k]![q]!]
          matrix[k]![p] = cos * one - sin * other
          matrix[k]![q] = sin * one + cos * other
        }
        for (let k = 0; k < size; k++) {
          const [one, other] = [matrix[p]![k]!, matrix[q]![k]!]
          matrix[p]![k] = cos * one - sin * other
          matrix[q]![k] = sin * one + cos * other
          const [first, second] = [turned[k]![p]!, turned[k]![q]!]
          turned[k]![p] = cos * first - sin * second
          turned[k]![q] = sin * first + cos * second
        }
      }
  const order = Array.from({ length: size }, (_, at) => at).toSorted(
    (one, other) => matrix[other]![other]! - matrix[one]![one]!,
  )
  return { mean, axes: order.slice(0, count).map((column) => turned.map((row) => row[column]!)) }
}
