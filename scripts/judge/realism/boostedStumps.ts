/** A case: its figures, and whether it is of the kind to be told. */
export type Case = { features: readonly number[]; isOurs: boolean }
export type Judge = (features: readonly number[]) => number
export type Verdict = { accuracy: number; weights: number[] }

const ROUNDS = 60
const SHARE = 0.5
const CUTS = 12
const FOLDS = 5

type Stump = { feature: number; cut: number; above: number; below: number }

function cutsOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  const cuts = Array.from({ length: CUTS }, (_, k) => sorted[Math.floor(((k + 0.5) * sorted.length) / CUTS)])
  return [...new Set(cuts)]
}

function bestStump(cases: readonly Case[], rest: readonly number[], cuts: readonly number[][]): Stump {
  let best: Stump = { feature: 0, cut: 0, above: 0, below: 0 }
  let most = -1
  cuts.forEach((own, feature) => {
    for (const cut of own) {
      const sums = [0, 0]
      const counts = [0, 0]
      cases.forEach(({ features }, i) => {
        const side = features[feature] > cut ? 1 : 0
        sums[side] += rest[i]
        counts[side] += 1
      })
      const gain = sums[0] ** 2 / Math.max(1, counts[0]) + sums[1] ** 2 / Math.max(1, counts[1])
      if (gain > most) {
        most = gain
        best = { feature, cut, below: sums[0] / Math.max(1, counts[0]), above: sums[1] / Math.max(1, counts[1]) }
      }
    }
  })
  return best
}

/** Sixty questions of one figure each, every next one about what the ones before got wrong (Friedman 2001, logistic loss). */
export function boost(cases: readonly Case[]): { judge: Judge; stumps: Stump[] } {
  const cuts = cases[0].features.map((_, k) => cutsOf(cases.map(({ features }) => features[k])))
  const scores = cases.map(() => 0)
  const stumps: Stump[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const rest = cases.map(({ isOurs }, i) => (isOurs ? 1 : 0) - 1 / (1 + Math.exp(-scores[i])))
    const stump = bestStump(cases, rest, cuts)
    stumps.push({ ...stump, above: stump.above * 4 * SHARE, below: stump.below * 4 * SHARE })
    cases.forEach(({ features }, i) => (scores[i] += answer(stumps[round], features)))
  }
  return { judge: (features) => stumps.reduce((sum, stump) => sum + answer(stump, features), 0), stumps }
}

function answer({ feature, cut, above, below }: Stump, features: readonly number[]): number {
  return features[feature] > cut ? above : below
}

/** How often cases that were kept back are told rightly, and how much each figure had to say. */
export function crossValidate(cases: readonly Case[]): Verdict {
  const weights = cases[0].features.map(() => 0)
  let right = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const { judge, stumps } = boost(cases.filter((_, i) => i % FOLDS !== fold))
    for (const { feature, above, below } of stumps) weights[feature] += Math.abs(above - below)
    cases.forEach(({ features, isOurs }, i) => {
      if (i % FOLDS === fold && judge(features) > 0 === isOurs) right += 1
    })
  }
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return { accuracy: right / cases.length, weights: weights.map((weight) => weight / all) }
}
