// A line's syllables set to bars whose rhythms real songs have: as many syllables to a bar as its rhythm has notes.
import type { Random } from '@arioso/words'
import { log } from '../../../audio/math.ts'
import type { SongFrame } from '../../songFrame.ts'
import { breathSteps, endCost, lastSyllableSteps, mayStand, shortestSteps, startCost } from '../fitSyllables.ts'
import type { BarRhythm } from './barRhythms.ts'
import type { RhythmMemory } from './rhythmMemory.ts'
import { longestGap, sungGapCost, sungPlaceCost, wrongStressCost, type SungRequest } from './sungCosts.ts'

export type BarsRequest = SungRequest & {
  rhythms: readonly BarRhythm[]
  memory: RhythmMemory
  // Lines that share their rhythms share this name.
  place: string
  luck: Random
}

const PICKUPS = [[-4], [-2], [-4, -2]]
// In real songs three bars in a hundred are silent.
const SILENT_BAR_COST = 3.5
const TINY = 1e-6

/** Bars sung so far: how many syllables, when the last of them began, and what came before. */
type Sung = { cost: number; count: number; last: number; places: readonly number[]; before: Sung | undefined }
type Bar = { places: readonly number[]; cost: number }
type Costs = {
  places: readonly Float64Array[]
  gaps: readonly Float64Array[]
  stress: (before: number, step: number, i: number) => number
}

// What each syllable costs at each step, and after each gap.
function costTables(request: BarsRequest, frame: SongFrame): Costs {
  const { syllables, mostPickupSteps, slotSteps } = request
  const shortest = shortestSteps(frame)
  const longest = longestGap(frame)
  return {
    places: syllables.map((syllable, i) =>
      Float64Array.from({ length: slotSteps + mostPickupSteps }, (_, at) => {
        const step = at - mostPickupSteps
        return mayStand(step, i, request) ? sungPlaceCost(step, syllable, request, frame) : Infinity
      }),
    ),
    stress: (before, step, i) => wrongStressCost(i, { before, step }, request, frame),
    gaps: syllables.map((_, i) =>
      Float64Array.from({ length: longest + 1 }, (_gap, gap) =>
        i === 0 || gap < shortest ? Infinity : sungGapCost(gap, i, request, frame),
      ),
    ),
  }
}

// The cost of a bar's notes when the first of them sings that syllable; infinite where they cannot be sung.
function barCost({ places }: Bar, first: number, costs: Costs, pickup: number): number {
  let cost = costs.places[first][places[0] + pickup]
  for (let k = 1; k < places.length; k++) {
    const [i, gap] = [first + k, places[k] - places[k - 1]]
    const alone = costs.places[i][places[k] + pickup] + costs.gaps[i][gap]
    if (alone === Infinity) return Infinity
    cost += alone + costs.stress(places[k - 1], places[k], i)
  }
  return cost
}

function singBar(sung: readonly Sung[], bars: readonly Bar[], request: BarsRequest, costs: Costs): Sung[] {
  const { syllables, mostPickupSteps } = request
  const best = new Map<number, Sung>()
  const offer = (one: Sung): void => {
    const key = one.count * 1024 + one.last + mostPickupSteps
    if (one.cost < (best.get(key)?.cost ?? Infinity)) best.set(key, one)
  }
  for (const [count, same] of Map.groupBy(sung, (one) => one.count)) {
    for (const bar of bars) {
      const { places } = bar
      if (count + places.length > syllables.length) continue
      const own = bar.cost + barCost(bar, count, costs, mostPickupSteps)
      if (own === Infinity) continue
      let cheapest: Sung | undefined
      let lowest = Infinity
      for (const one of same) {
        const gap = count === 0 ? startCost(places[0], request) : (costs.gaps[count][places[0] - one.last] ?? Infinity)
        // A wrong stress only adds to it.
        if (one.cost + gap >= lowest) continue
        const enter = count === 0 ? gap : gap + costs.stress(one.last, places[0], count)
        if (one.cost + enter < lowest) {
          lowest = one.cost + enter
          cheapest = one
        }
      }
      if (lowest === Infinity) continue
      const last = places[places.length - 1]
      offer({ cost: lowest + own, count: count + places.length, last, places, before: cheapest })
    }
  }
  return [...best.values()]
}

const silent = (sung: readonly Sung[], cost: number): Sung[] => sung.map((one) => ({ ...one, cost: one.cost + cost }))

function stepsOf(end: Sung | undefined): number[] {
  return end ? [...stepsOf(end.before), ...end.places] : []
}

/** The sixteenths at which a line's syllables begin, or nothing where no rhythms hold them all. */
export function singInBars(request: BarsRequest, frame: SongFrame): number[] | undefined {
  const { syllables, slotSteps, mostPickupSteps, rhythms, memory, place, luck } = request
  const latest = slotSteps - breathSteps(frame) - Math.max(lastSyllableSteps(frame), shortestSteps(frame))
  const costs = costTables(request, frame)
  const pickups = PICKUPS.filter((steps) => -steps[0] <= mostPickupSteps).map((places) => ({ places, cost: 0 }))
  const silence: Sung = { cost: 0, count: 0, last: 0, places: [], before: undefined }
  let sung = [silence, ...singBar([silence], pickups, request, costs)]
  for (let bar = 0; bar * frame.barSteps < slotSteps; bar++) {
    const from = bar * frame.barSteps
    const here = rhythms.flatMap((rhythm): Bar[] => {
      // Luck that makes the cheapest of all a fair draw (Gumbel 1954).
      const draw = -log(TINY - log(luck.between(TINY, 1)))
      const places = rhythm.places.map((step) => from + step)
      if (places[places.length - 1] > latest) return []
      return [{ places, cost: memory.cost(rhythm, `${place} ${bar}`) - draw }]
    })
    sung = [...silent(sung, SILENT_BAR_COST), ...singBar(sung, here, request, costs)]
  }
  const ends = sung.filter(({ count }) => count === syllables.length)
  const costOf = (end: Sung): number => end.cost + endCost(end.last, request, frame)
  const best = ends.reduce<Sung | undefined>(
    (one, other) => (one && costOf(one) <= costOf(other) ? one : other),
    undefined,
  )
  return best && stepsOf(best)
}

/** Keeps what a line's bars were like, so that others may be like them. */
export function rememberBars(steps: readonly number[], request: BarsRequest, { barSteps }: SongFrame): void {
  const { memory, place, slotSteps } = request
  for (let bar = 0; bar * barSteps < slotSteps; bar++) {
    const places = new Set(steps.map((step) => step - bar * barSteps))
    const name = Array.from({ length: barSteps }, (_, step) => (places.has(step) ? 'x' : '.')).join('')
    if (name.includes('x')) memory.remember(name, `${place} ${bar}`)
  }
}
