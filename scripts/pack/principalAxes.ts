// The directions in which rows differ most, the widest first: Jacobi's rotations on their covariances.
const ROUNDS = 12
const NOTHING = 1e-9

class Square {
  readonly size: number
  readonly #values: Float64Array
  constructor(size: number) {
    this.size = size
    this.#values = new Float64Array(size * size)
  }
  get(row: number, column: number): number {
    return this.#values[row * this.size + column] ?? 0
  }
  add(row: number, column: number, value: number): void {
    this.#values[row * this.size + column] = this.get(row, column) + value
  }
  set(row: number, column: number, value: number): void {
    this.#values[row * this.size + column] = value
  }
  turnColumns(one: number, other: number, cos: number, sin: number): void {
    for (let row = 0; row < this.size; row++) {
      const [first, second] = [this.get(row, one), this.get(row, other)]
      this.set(row, one, cos * first - sin * second)
      this.set(row, other, sin * first + cos * second)
    }
  }
  turnRows(one: number, other: number, cos: number, sin: number): void {
    for (let column = 0; column < this.size; column++) {
      const [first, second] = [this.get(one, column), this.get(other, column)]
      this.set(one, column, cos * first - sin * second)
      this.set(other, column, sin * first + cos * second)
    }
  }
}

function covariancesOf(rows: readonly (readonly number[])[], mean: readonly number[]): Square {
  const found = new Square(mean.length)
  for (const row of rows)
    for (const [one, first] of row.entries())
      for (const [other, second] of row.entries())
        found.add(one, other, (first - (mean[one] ?? 0)) * (second - (mean[other] ?? 0)))
  return found
}

export function principalAxes(
  rows: readonly (readonly number[])[],
  count: number,
): { mean: number[]; axes: number[][] } {
  const size = rows[0]?.length ?? 0
  const all = Array.from({ length: size }, (_, at) => at)
  const mean = all.map((at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length)
  const matrix = covariancesOf(rows, mean)
  const turned = new Square(size)
  for (const at of all) turned.set(at, at, 1)
  for (let round = 0; round < ROUNDS; round++)
    for (const one of all)
      for (const other of all.slice(one + 1)) {
        const shared = matrix.get(one, other)
        if (Math.abs(shared) < NOTHING) continue
        const angle = 0.5 * Math.atan2(2 * shared, matrix.get(other, other) - matrix.get(one, one))
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        matrix.turnColumns(one, other, cos, sin)
        matrix.turnRows(one, other, cos, sin)
        turned.turnColumns(one, other, cos, sin)
      }
  const widest = all.toSorted((one, other) => matrix.get(other, other) - matrix.get(one, one)).slice(0, count)
  return { mean, axes: widest.map((column) => all.map((row) => turned.get(row, column))) }
}
