import { deviation, mean, median } from '../statistics.ts'

/** A tune as anyone writes it down: sixteenths from its start, MIDI pitches, and how many sixteenths make a bar. */
export type WrittenTune = { barSteps: number; notes: { step: number; length: number; pitch: number }[] }
export type WrittenDrums = {
  hits: { step: number; drum: 'kick' | 'snare' | 'cymbal'; velocity: number; offset: number }[]
}

const share = <Item>(items: readonly Item[], test: (item: Item, i: number) => boolean): number =>
  items.filter(test).length / Math.max(1, items.length)

function entropy(names: readonly (string | number)[]): number {
  const counts = new Map<string | number, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return -[...counts.values()].reduce((sum, n) => sum + (n / names.length) * Math.log2(n / names.length), 0)
}

function repeatedBars(bars: Map<number, string>): number {
  return 1 - new Set(bars.values()).size / Math.max(1, bars.size)
}

const BREATH_STEPS = 4

export const TUNE_FEATURES = [
  'repeated notes',
  'steps up',
  'steps down',
  'thirds',
  'fourths',
  'fifths and more',
  'octaves and more',
  'turns',
  'leaps answered by steps',
  'runs of three in one direction',
  'range',
  'spread of pitch',
  'entropy of intervals',
  'entropy of pairs of intervals',
  'entropy of tones',
  'on the first beat',
  'on a beat',
  'on an eighth between',
  'on a sixteenth between',
  'syncopated',
  'notes a bar',
  'sixteenths',
  'eighths',
  'quarters',
  'dotted',
  'half a bar or more',
  'same length as before',
  'rests',
  'entropy of lengths',
  'entropy of places',
  'bars repeated',
  'rhythms repeated',
  'pitch like the one before',
  'highest note near the end',
  'last note below the middle',
] as const

// A silence of a bar or more is an interlude, which lead sheets mostly leave out: neither their rests nor ours.
// The same tune can be written in eighths or in quarters: the commonest note counts as a quarter. A breath that a lead sheet
// does not write belongs to the note before it.
function asWritten({ barSteps, notes }: WrittenTune): WrittenTune {
  const usual = median(notes.slice(1).map(({ step }, i) => step - notes[i].step))
  const scale = usual <= 2 ? 2 : 1
  return {
    barSteps: barSteps * scale,
    notes: notes.map(({ step, length, pitch }, i) => {
      const gap = (notes[i + 1]?.step ?? step + length) - step
      return { step: step * scale, length: (gap - length <= BREATH_STEPS ? gap : length) * scale, pitch }
    }),
  }
}

export function tuneFeatures(tune: WrittenTune): number[] {
  const { barSteps, notes } = asWritten(tune)
  const pitches = notes.map(({ pitch }) => pitch)
  const moves = pitches.slice(1).map((pitch, i) => pitch - pitches[i])
  const sizes = moves.map(Math.abs)
  const places = notes.map(({ step }) => ((step % barSteps) + barSteps) % barSteps)
  const gaps = notes.slice(1).map(({ step }, i) => step - notes[i].step)
  const lengths = notes.map(({ length }) => length)
  const tunes = new Map<number, string>()
  const rhythms = new Map<number, string>()
  notes.forEach(({ step, pitch }, i) => {
    const bar = Math.floor(step / barSteps)
    tunes.set(bar, `${tunes.get(bar) ?? ''} ${places[i]}:${pitch}`)
    rhythms.set(bar, `${rhythms.get(bar) ?? ''} ${places[i]}`)
  })
  const centre = mean(pitches)
  const spread = deviation(pitches)
  const likeness =
    mean(moves.map((_, i) => (pitches[i] - centre) * (pitches[i + 1] - centre))) / Math.max(1, spread ** 2)
  const most = Math.max(...pitches)
  return [
    share(sizes, (size) => size === 0),
    share(moves, (move) => move === 1 || move === 2),
    share(moves, (move) => move === -1 || move === -2),
    share(sizes, (size) => size === 3 || size === 4),
    share(sizes, (size) => size === 5),
    share(sizes, (size) => size >= 6 && size < 12),
    share(sizes, (size) => size >= 12),
    share(moves.slice(1), (move, i) => move * moves[i] < 0),
    share(
      moves.slice(1).filter((_, i) => sizes[i] >= 5),
      (move) => Math.abs(move) <= 2 && move !== 0,
    ),
    share(
      moves.slice(2),
      (move, i) => move !== 0 && Math.sign(move) === Math.sign(moves[i]) && Math.sign(move) === Math.sign(moves[i + 1]),
    ),
    most - Math.min(...pitches),
    spread,
    entropy(moves),
    entropy(moves.slice(1).map((move, i) => `${moves[i]} ${move}`)),
    entropy(pitches.map((pitch) => pitch % 12)),
    share(places, (place) => place === 0),
    share(places, (place) => place % 4 === 0),
    share(places, (place) => place % 4 === 2),
    share(places, (place) => place % 2 === 1),
    share(notes.slice(0, -1), ({ length }, i) => places[i] % 4 !== 0 && length > 4 - (places[i] % 4)),
    notes.length / Math.max(1, tunes.size),
    share(lengths, (length) => length <= 1),
    share(lengths, (length) => length === 2),
    share(lengths, (length) => length === 4),
    share(lengths, (length) => length === 3 || length === 6 || length === 12),
    share(lengths, (length) => length >= barSteps / 2),
    share(lengths.slice(1), (length, i) => length === lengths[i]),
    share(gaps, (gap, i) => gap - lengths[i] >= 2 && gap - lengths[i] < barSteps),
    entropy(lengths),
    entropy(places),
    repeatedBars(tunes),
    repeatedBars(rhythms),
    likeness,
    pitches.indexOf(most) / Math.max(1, pitches.length),
    (pitches.at(-1) ?? 0) < centre ? 1 : 0,
  ]
}

export const DRUM_FEATURES = [
  'kicks a bar',
  'snares a bar',
  'cymbals a bar',
  'time: spread',
  'time: kick against cymbal',
  'time: snare against cymbal',
  'time: like the hit before',
  'force: spread of kick',
  'force: spread of snare',
  'force: spread of cymbal',
  'cymbal: beats above eighths',
  'soft snares',
  'bars repeated',
  'off the beat',
  'sixteenths between',
  'force: like the hit before',
] as const

export function drumFeatures({ hits }: WrittenDrums): number[] {
  const bars = new Map<number, Set<string>>()
  for (const { step, drum } of hits) {
    const bar = Math.floor(step / 16)
    bars.set(bar, (bars.get(bar) ?? new Set<string>()).add(`${drum}@${step % 16}`))
  }
  const of = (name: WrittenDrums['hits'][number]['drum']) => hits.filter(({ drum }) => drum === name)
  const [kicks, snares, cymbals] = [of('kick'), of('snare'), of('cymbal')]
  // Every recording has a delay of its own, and every kit its own scale of force: neither is the player's.
  const delay = median(hits.map(({ offset }) => offset))
  const offsets = hits.map(({ offset }) => offset - delay)
  const force = (own: typeof hits): number[] => own.map(({ velocity }) => velocity)
  const late = (own: typeof hits): number => (own.length === 0 ? 0 : median(own.map(({ offset }) => offset)))
  const likeBefore = (values: readonly number[]): number => {
    const centre = mean(values)
    const products = values.slice(1).map((value, i) => (value - centre) * (values[i] - centre))
    return mean(products) / Math.max(1e-6, deviation(values) ** 2)
  }
  const onBeats = cymbals.filter(({ step }) => step % 4 === 0)
  const between = cymbals.filter(({ step }) => step % 4 === 2)
  return [
    kicks.length / bars.size,
    snares.length / bars.size,
    cymbals.length / bars.size,
    deviation(offsets),
    late(kicks) - late(cymbals),
    late(snares) - late(cymbals),
    likeBefore(offsets),
    deviation(force(kicks)) / Math.max(1, mean(force(kicks))),
    deviation(force(snares)) / Math.max(1, mean(force(snares))),
    deviation(force(cymbals)) / Math.max(1, mean(force(cymbals))),
    (mean(force(onBeats)) - mean(force(between))) / Math.max(1, mean(force(cymbals))),
    share(snares, ({ velocity }) => velocity < 0.5 * mean(force(snares))),
    repeatedBars(new Map([...bars].map(([bar, slots]) => [bar, [...slots].sort().join(' ')]))),
    share(hits, ({ step }) => step % 4 !== 0),
    share(hits, ({ step }) => step % 2 === 1),
    likeBefore(force(hits)),
  ]
}
