import type { Random } from '@arioso/words'
import type { SectionKind } from '../score.ts'
import type { SongFrame } from './songFrame.ts'

// What makes a phrase itself, whatever words or chords it meets.
export type PhraseMotif = {
  likedSteps: Map<number, number>
  contour: (place: number) => number
  taste: (step: number, pitch: number) => number
  remembered: Map<number, number>
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
export function createMotif(frame: SongFrame, center: number, bars: number, random: Random): PhraseMotif {
  const first = random.pick(frame.genre.melody.motifs)
  const second = random.chance(0.6) ? first : random.pick(frame.genre.melody.motifs)
  const likedSteps = new Map<number, number>()
  for (let bar = 0; bar < bars; bar++) {
    const rhythm = bar % 2 === 0 ? first : second
    for (let step = 0; step < frame.barSteps; step++) {
      const offGrid = step % 2 === 1 ? frame.genre.melody.syncopation : 0
      if (rhythm[step % 16] === 'x') likedSteps.set(bar * frame.barSteps + step, 1.4 + offGrid)
    }
  }
  const shape = random.pick(SHAPES)
  const reach = random.between(0.9, 1.6) * (1 + frame.boldness * 0.35)
  const figure = random.pick(FIGURES)
  const tasteSeed = random.integer(1, 1_000_000)
  return {
    likedSteps,
    contour: (place) => {
      const withinBar = place * bars - Math.floor(place * bars)
      return center + bendShape(shape, place) * reach + bendShape(figure, withinBar) * 1.2
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
