import { metricAccent, shortestShare, type SongFrame } from '../songFrame.ts'

export type SyllableToFit = { stressed: boolean; startsWord: boolean; afterPause: boolean }

export type RhythmRequest = {
  syllables: readonly SyllableToFit[]
  // The line's bars in sixteenths; onsets count from their start and may be negative for a pickup.
  slotSteps: number
  mostPickupSteps: number
  // Places the phrase's motif likes, with how much.
  likedSteps: ReadonlyMap<number, number>
  syncopation: number
  // Longer notes in a chorus, speech-like ones in a verse.
  noteSteps: number
  // A syllable held for more than this is hard to understand.
  clearSteps?: number
  // A rapped line puts the syllable that rhymes on this step.
  rhyme?: { syllable: number; step: number }
  // Syllables that are held, and whether the last one is: for half a bar or more.
  holds?: ReadonlySet<number>
  holdsLast?: boolean
  // How gladly: 0 to 1, a half when left out.
  dwelling?: number
  // A line with much room does not end before this step.
  lastFromStep?: number
  // Where the phrase held a note when it was sung before: nothing begins inside it.
  heldSpan?: HeldSpan | undefined
  // Syllables whose steps are settled: words that were sung before.
  pinned?: ReadonlyMap<number, number>
}

export type HeldSpan = { from: number; to: number }

export type Delivery = 'sung' | 'spoken'

// Below this the singer cannot bring out a syllable; who raps has no pitch to find.
const SHORTEST_NOTE_SECONDS: Record<Delivery, number> = { sung: 0.16, spoken: 0.11 }
const EASY_NOTE_SECONDS: Record<Delivery, number> = { sung: 0.23, spoken: 0.15 }
// A singer lets go of a word's last syllable; one inside a word must be held until the next.
const HELD_COST_PER_SECOND = { wordEnd: 2, insideWord: 6 }
const BREATH: Record<Delivery, { seconds: number; leastSteps: number }> = {
  sung: { seconds: 0.32, leastSteps: 2 },
  spoken: { seconds: 0.15, leastSteps: 1 },
}
const MOST_STEPS_BETWEEN_NOTES = 16
const LONGEST_HELD_SECONDS = 2.2
// Leaves the next line room for its pickup and the singer room for air.
const SHORTEST_LAST = { steps: 4, seconds: 0.42 }
const SHORTEST_RHYME_STEPS = 2
const MISSED_RHYME_COST = 9

export function breathSteps(frame: SongFrame, delivery: Delivery = 'sung'): number {
  const { seconds, leastSteps } = BREATH[delivery]
  return Math.max(leastSteps, Math.ceil(seconds / frame.stepSeconds))
}

// The fewest steps between two syllables, also where swing squeezes them.
export function shortestSteps(frame: SongFrame, delivery: Delivery = 'sung'): number {
  return Math.max(1, Math.ceil(SHORTEST_NOTE_SECONDS[delivery] / (frame.stepSeconds * shortestShare(frame)) - 0.02))
}

export function lastSyllableSteps(frame: SongFrame): number {
  return Math.max(SHORTEST_LAST.steps, Math.ceil(SHORTEST_LAST.seconds / frame.stepSeconds))
}

export function rhymeSteps(frame: SongFrame): number {
  return Math.max(SHORTEST_RHYME_STEPS, shortestSteps(frame, 'spoken'))
}

/** The steps a line needs at least: its syllables, the last one heard, and a breath. */
export function fewestSteps(syllables: number, frame: SongFrame, delivery: Delivery): number {
  const shortest = shortestSteps(frame, delivery)
  // Rappers breathe where they can: a long line begins while the bar before it still runs.
  const last = delivery === 'sung' ? lastSyllableSteps(frame) : rhymeSteps(frame) - shortest
  return (syllables - 1) * shortest + breathSteps(frame, delivery) + last
}

function deliveryOf({ rhyme }: RhythmRequest): Delivery {
  return rhyme === undefined ? 'sung' : 'spoken'
}

// A light syllable after the rhyme is let go at once.
function stepsAfterLast(request: RhythmRequest, frame: SongFrame): number {
  const { rhyme, syllables } = request
  if (rhyme && rhyme.syllable < syllables.length - 1) return shortestSteps(frame, 'spoken')
  const delivery = deliveryOf(request)
  const last = delivery === 'sung' ? lastSyllableSteps(frame) : rhymeSteps(frame)
  return breathSteps(frame, delivery) + Math.max(last, shortestSteps(frame, delivery))
}

function rhymeCost(step: number, i: number, { rhyme }: RhythmRequest): number {
  return rhyme?.syllable === i && rhyme.step !== step ? MISSED_RHYME_COST : 0
}

function placeCost(step: number, syllable: SyllableToFit, request: RhythmRequest, frame: SongFrame): number {
  const accent = metricAccent(step, frame)
  const liked = request.likedSteps.get(step) ?? 0
  const strength = syllable.stressed ? (5 - accent) * 0.55 * (1 - request.syncopation * 0.5) : accent >= 4 ? 0.8 : 0
  const offGrid = accent === 1 ? 2.2 - request.syncopation * 1.4 : 0
  const { heldSpan } = request
  const breaksIn = heldSpan && step > heldSpan.from && step < heldSpan.to ? BREAKS_HELD_NOTE_COST : 0
  return strength + offGrid + breaksIn - liked
}

const BREAKS_HELD_NOTE_COST = 2.5

export function mayStand(step: number, i: number, { pinned }: RhythmRequest): boolean {
  const settled = pinned?.get(i)
  return settled === undefined || settled === step
}

// A weighty word is held where the phrase held one before; a light one only when everything else is worse.
function spanCost(i: number, { syllables }: RhythmRequest): number {
  return (syllables[i - 1].stressed ? 0 : 8) + (syllables[i].startsWord ? 0 : 4)
}

const HELD_LAST_REWARD = { least: 1.5, most: 8 }
// Lines come to rest on a heavy place.
const LIGHT_END_COST = 0.5
const EARLY_END_COST = 0.25

// Half a bar, and no longer than a breath carries.
export function heldSteps(frame: SongFrame): number {
  return Math.min(frame.heldSteps, LONGEST_HELD_SECONDS / frame.stepSeconds)
}

// A stressed syllable leans on its note, a light one hurries to the next.
const LIGHT_DRAG_COST = 0.25
const LENGTH_BY_STRESS = { stressed: 1.35, light: 0.7 }

// What it costs syllable `i` to begin so many steps after the one before it.
function gapCost(steps: number, i: number, request: RhythmRequest, frame: SongFrame): number {
  const [before, syllable] = [request.syllables[i - 1], request.syllables[i]]
  if (request.holds?.has(i - 1) === true) return Math.abs(steps - heldSteps(frame)) * 0.8
  const { noteSteps, clearSteps = Infinity } = request
  const seconds = steps * frame.stepSeconds
  const hurried = Math.max(0, EASY_NOTE_SECONDS[deliveryOf(request)] - seconds) * 45
  const wanted = noteSteps * LENGTH_BY_STRESS[before.stressed ? 'stressed' : 'light']
  const drags = !before.stressed && steps > wanted ? LIGHT_DRAG_COST : 0
  const uneven = Math.abs(steps - wanted) * (0.3 + drags)
  const tornWord = !syllable.startsWord && steps > noteSteps + 2 ? 1.2 : 0
  const pause = syllable.afterPause ? (steps >= noteSteps + 2 ? -1 : 0.6) : 0
  const heldCost = HELD_COST_PER_SECOND[syllable.startsWord ? 'wordEnd' : 'insideWord']
  const held = syllable.afterPause ? 0 : Math.max(0, steps - clearSteps) * frame.stepSeconds * heldCost
  return hurried + uneven + tornWord + pause + held
}

/** What it costs a line to begin at a step. */
export function startCost(step: number, { syllables }: RhythmRequest): number {
  return step < 0 ? -step * (syllables[0].stressed ? 0.9 : 0.25) : step * 0.22
}

/** What it costs a line's last syllable to begin at a step. */
export function endCost(step: number, request: RhythmRequest, frame: SongFrame): number {
  const { holdsLast, dwelling = 0.5, lastFromStep = 0 } = request
  const room = request.slotSteps - breathSteps(frame, deliveryOf(request)) - step
  const reward = HELD_LAST_REWARD.least + (HELD_LAST_REWARD.most - HELD_LAST_REWARD.least) * dwelling
  return (
    (5 - metricAccent(step, frame)) * LIGHT_END_COST -
    (holdsLast === true ? reward * Math.min(1, Math.max(0, room) / heldSteps(frame)) : 0) +
    Math.max(0, lastFromStep - step) * EARLY_END_COST
  )
}

// Finds the cheapest rising sequence of sixteenths for a line: stresses on strong beats, the motif's places first,
// no note shorter than can be sung, and air at the end.
export function fitSyllables(request: RhythmRequest, frame: SongFrame): number[] {
  const count = request.syllables.length
  if (count === 0) return []
  const delivery = deliveryOf(request)
  const shortest = shortestSteps(frame, delivery)
  const { heldSpan } = request
  const latest = request.slotSteps - stepsAfterLast(request, frame)
  const earliest = -request.mostPickupSteps
  const places = latest - earliest + 1
  if (places < (count - 1) * shortest + 1) return spreadEvenly(count, Math.max(1, latest))
  const costs: Float64Array[] = []
  const cameFrom: Int32Array[] = []
  for (let i = 0; i < count; i++) {
    const cost = new Float64Array(places).fill(Infinity)
    const from = new Int32Array(places).fill(-1)
    const gapCosts =
      i === 0
        ? []
        : Array.from({ length: MOST_STEPS_BETWEEN_NOTES + 1 }, (_, steps) => gapCost(steps, i, request, frame))
    for (let place = 0; place < places; place++) {
      const step = earliest + place
      if (!mayStand(step, i, request)) continue
      const own = placeCost(step, request.syllables[i], request, frame) + rhymeCost(step, i, request)
      if (i === 0) {
        cost[place] = own + startCost(step, request)
        continue
      }
      for (let gap = shortest; gap <= MOST_STEPS_BETWEEN_NOTES && gap <= place; gap++) {
        const before = costs[i - 1][place - gap]
        if (before === Infinity) continue
        const isHeld = heldSpan?.from === step - gap && step >= heldSpan.to
        const total = before + own + (isHeld ? spanCost(i, request) : gapCosts[gap])
        if (total < cost[place]) {
          cost[place] = total
          from[place] = place - gap
        }
      }
      if (i === count - 1) cost[place] += endCost(step, request, frame)
    }
    costs.push(cost)
    cameFrom.push(from)
  }
  const { pinned, ...unpinned } = request
  if (pinned && costs[count - 1].every((cost) => cost === Infinity)) return fitSyllables(unpinned, frame)
  return traceBack(costs, cameFrom, earliest)
}

function traceBack(costs: readonly Float64Array[], cameFrom: readonly Int32Array[], earliest: number): number[] {
  const last = costs.length - 1
  let place = 0
  for (let i = 1; i < costs[last].length; i++) if (costs[last][i] < costs[last][place]) place = i
  const steps: number[] = []
  for (let i = last; i >= 0; i--) {
    steps.unshift(earliest + place)
    place = cameFrom[i][place]
  }
  return steps
}

// More words than fit at a singable speed: equal shares, off the grid.
function spreadEvenly(count: number, latest: number): number[] {
  return Array.from({ length: count }, (_, i) => (i * latest) / count)
}
