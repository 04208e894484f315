import type { BarDistances, Side } from './barDistances.ts'
import { standardise } from '../statistics.ts'

// Logistic regression on half of 67 songs of this engine in 47 genres; on the others 8 of 10 borders are found
// (bench/compareForms.ts measures it on new songs).
// The bias was raised afterwards, because the likely length of a section speaks as well.
const WEIGHTS = { colour: 0.97, rhythm: 0.2, turn: 1.3, fill: 0.43, bias: -1.6 }
const NOVELTY_BARS = 2
const TURN_BARS = 4
// Most music is built of fours and eights, so a section of five bars needs more to be believed.
const LENGTH_EVIDENCE = { eights: 0.8, fours: 0.4, twos: -0.6, odd: -1.5, short: -1.2 }
const SHORT_BARS = 4
const LONG_BARS = 16
const EVIDENCE_PER_BAR_TOO_LONG = -0.15
const LONGEST_BARS = 48
const FEWEST_BARS = 2

/** A bar where a section begins, and how strongly the bars around it say so (as logarithm of the odds). */
export type Boundary = { bar: number; evidence: number }

/** Those bars where sections most likely begin, seen over the whole song; the first is always there. */
export function findBoundaries(distances: BarDistances): Boundary[] {
  const { bars } = distances
  const evidence = boundaryEvidence(distances)
  const best = new Float64Array(bars + 1).fill(-Infinity)
  const before = new Int32Array(bars + 1)
  best[0] = 0
  for (let end = 1; end <= bars; end++) {
    for (let start = Math.max(0, end - LONGEST_BARS); start <= end - Math.min(FEWEST_BARS, bars); start++) {
      const score = best[start] + lengthEvidence(end - start) + (end === bars ? 0 : evidence[end])
      if (score <= best[end]) continue
      best[end] = score
      before[end] = start
    }
  }
  const found: Boundary[] = []
  for (let end = bars; end > 0; end = before[end]) found.unshift({ bar: before[end], evidence: evidence[before[end]] })
  return found
}

function boundaryEvidence(distances: BarDistances): number[] {
  const along = (read: (bar: number) => number): number[] =>
    standardise(Array.from({ length: distances.bars }, (_, bar) => read(bar)))
  const colour = along((bar) => novelty(distances, 'colour', bar))
  const rhythm = along((bar) => novelty(distances, 'rhythm', bar))
  const turn = along((bar) => turnAt(distances, 'harmony', bar))
  const fill = along((bar) => fillBefore(distances, bar))
  return colour.map(
    (value, bar) =>
      WEIGHTS.bias +
      WEIGHTS.colour * value +
      WEIGHTS.rhythm * rhythm[bar] +
      WEIGHTS.turn * turn[bar] +
      WEIGHTS.fill * fill[bar],
  )
}

function lengthEvidence(bars: number): number {
  const { eights, fours, twos, odd, short } = LENGTH_EVIDENCE
  const whole = bars % 8 === 0 ? eights : bars % 4 === 0 ? fours : bars % 2 === 0 ? twos : odd
  return whole + (bars < SHORT_BARS ? short : 0) + Math.max(0, bars - LONG_BARS) * EVIDENCE_PER_BAR_TOO_LONG
}

// The checkerboard (Foote 2000): bars across the line are unlike each other, those on either side alike.
function novelty({ bars, between }: BarDistances, side: Side, bar: number): number {
  const from = bar - NOVELTY_BARS
  const to = bar + NOVELTY_BARS
  if (from < 0 || to > bars) return 0
  let across = 0
  for (let one = from; one < bar; one++) for (let other = bar; other < to; other++) across += between[side](one, other)
  return across / NOVELTY_BARS ** 2 - (between[side](from, bar - 1) + between[side](bar, to - 1)) / 2
}

// What comes again elsewhere begins or ends here, whichever the lag (Serrà 2012, structure features).
function turnAt({ bars, between }: BarDistances, side: Side, bar: number): number {
  if (bar < TURN_BARS || bar + TURN_BARS > bars) return 0
  let sum = 0
  let count = 0
  for (let lag = TURN_BARS - bar; lag <= bars - TURN_BARS - bar; lag++) {
    if (Math.abs(lag) < TURN_BARS) continue
    let change = 0
    for (let k = 0; k < TURN_BARS; k++) {
      change += between[side](bar + k, bar + k + lag) - between[side](bar - 1 - k, bar - 1 - k + lag)
    }
    sum += Math.abs(change) / TURN_BARS
    count++
  }
  return count === 0 ? 0 : sum / count
}

// A fill: the bar before is unlike those before it.
function fillBefore({ between }: BarDistances, bar: number): number {
  if (bar < 4) return 0
  const last = (between.rhythm(bar - 1, bar - 2) + between.rhythm(bar - 1, bar - 3)) / 2
  return last - between.rhythm(bar - 2, bar - 3)
}
