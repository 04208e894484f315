import type { Random } from '@arioso/words'
import type { SectionKind } from '../../score.ts'
import type { HeldSpan } from './fitSyllables.ts'
import type { PhrasePast } from './phrases/proposePitches.ts'
import type { SongFrame } from '../songFrame.ts'

// What makes a phrase itself, whatever words or chords it meets.
export type PhraseMotif = {
  likedSteps: Map<number, number>
  contour: (place: number) => number
  taste: (step: number, pitch: number) => number
  remembered: Map<number, number>
  // What was sung before it when it came first.
  past?: PhrasePast | undefined
  // Where in the phrase (0 to 1) a syllable is held, and whether the last one is.
  holdPlace: number
  // The note it held when it came first.
  heldSpan?: HeldSpan | undefined
  holds: boolean
  holdsLast: boolean
}

const SHAPES = [
  [0, 2, 4, 2, 0],
  [4, 3, 1, 0, -2],
  [-2, 0, 2, 4, 3],
  [0, 3, 0, 3, -1],
  [3, 0, 2, -1, -2],
  [0, 0, 4, 4, 1],
  [-1, 3, 2, 1, 0],
]

// A leap up into the hook, and steps that fill it on the way down.
const LEAPS = [
  { at: 0.12, below: -4, above: 5, end: 0 },
  { at: 0.3, below: -3, above: 6, end: 1 },
  { at: 0.5, below: -2, above: 6, end: 2 },
  { at: 0.2, below: 3, above: -4, end: 1 },
]
const LEAP_CHANCE = { hook: 0.95, other: 0.5 }
const HOLD_CHANCE = { hook: 0.95, other: 0.75 }
const HOLD_LAST_CHANCE = { hook: 0.95, other: 0.85 }

// A turn inside the bar, repeated in every bar of the phrase.
const FIGURES = [
  [0, 1.5, -1, 0.5, 0],
  [0, -2, 1, -1, 0],
  [-1, 0, 1.5, 0, -1],
  [1.5, 0, -1.5, 0, 1],
  [0, 0, 2, 2, 0],
  [0, 2, 3, 1, -1],
]

const SCHEMES: Partial<Record<SectionKind, string[]>> = {
  verse: ['ABAB', 'AABA', 'ABAC', 'AAAB'],
  chorus: ['HAHB', 'HHAH', 'HAHA', 'HHAB'],
  drop: ['HHHA', 'HAHA'],
  bridge: ['ABAC', 'AABC'],
  'pre-chorus': ['AB', 'AA'],
  solo: ['ABCD', 'ABAC'],
}

export function chooseSchemes(random: Random): (kind: SectionKind) => string {
  const chosen = new Map<SectionKind, string>()
  return (kind) => {
    const known = chosen.get(kind)
    if (known) return known
    const scheme = random.fork(`scheme ${kind}`).pick(SCHEMES[kind] ?? ['AB', 'AA'])
    chosen.set(kind, scheme)
    return scheme
  }
}

function bendShape(shape: readonly number[], place: number): number {
  const at = Math.min(0.999, Math.max(0, place)) * (shape.length - 1)
  const index = Math.floor(at)
  return shape[index] + (shape[index + 1] - shape[index]) * (at - index)
}

// A motif of one bar, repeated with a new ending: what makes two bars sound like one thought.
export function createMotif(
  frame: SongFrame,
  { center, bars, isHook }: { center: number; bars: number; isHook: boolean },
  random: Random,
): PhraseMotif {
  const first = random.pick(frame.genre.melody.motifs)
  const second = random.chance(0.75) ? first : random.pick(frame.genre.melody.motifs)
  const likedSteps = new Map<number, number>()
  for (let bar = 0; bar < bars; bar++) {
    const rhythm = bar % 2 === 0 ? first : second
    for (let step = 0; step < frame.barSteps; step++) {
      const offGrid = step % 2 === 1 ? frame.genre.melody.syncopation : 0
      if (rhythm[step % 16] === 'x') likedSteps.set(bar * frame.barSteps + step, 1.4 + offGrid)
    }
  }
  const shape = random.pick(SHAPES)
  const reach = random.between(1, 1.9) * (1 + frame.boldness * 0.35)
  const figure = random.pick(FIGURES)
  const tasteSeed = random.integer(1, 1_000_000)
  const role = isHook ? 'hook' : 'other'
  const own = random.fork('hook')
  const leap = own.chance(LEAP_CHANCE[role]) ? own.pick(LEAPS) : undefined
  return {
    likedSteps,
    holdPlace: own.between(0.2, 0.6),
    holds: own.chance(HOLD_CHANCE[role]),
    holdsLast: own.chance(HOLD_LAST_CHANCE[role]),
    contour: (place) => {
      const withinBar = place * bars - Math.floor(place * bars)
      const turn = bendShape(figure, withinBar) * 1.2
      if (!leap) return center + bendShape(shape, place) * reach + turn
      const after = (place - leap.at) / (1 - leap.at)
      return (
        center +
        (place < leap.at ? leap.below : leap.above + (leap.end - leap.above) * after) * reach * 0.8 +
        turn * 0.6
      )
    },
    taste: (step, pitch) => tasteOf(tasteSeed, step, pitch),
    remembered: new Map(),
  }
}

function tasteOf(seed: number, step: number, pitch: number): number {
  let hash = Math.imul(seed ^ Math.imul(step + 64, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(pitch, 0xc2b2ae35)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
}
