import type { Random, StyleIntent } from '@arioso/words'
import type { MelodyRange } from './writeMelody.ts'

export type SingerName = 'soprano' | 'alto' | 'tenor' | 'baritone'

const RANGES: Record<SingerName, MelodyRange> = {
  soprano: { low: 59, high: 74 },
  alto: { low: 57, high: 72 },
  tenor: { low: 51, high: 67 },
  baritone: { low: 48, high: 64 },
}

const SINGERS = Object.keys(RANGES) as SingerName[]

export function rangeOf(name: SingerName): MelodyRange {
  return RANGES[name]
}

export function chooseSinger(
  voice: StyleIntent['voice'],
  keyLifts: boolean,
  random: Random,
): { name: SingerName; range: MelodyRange } {
  const sex = voice === 'female' || voice === 'male' ? voice : random.chance(0.5) ? 'female' : 'male'
  const name =
    sex === 'female' ? random.pick(['soprano', 'alto'] as const) : random.pick(['tenor', 'baritone'] as const)
  return { name, range: reach(name, keyLifts) }
}

/** The singer of that name, if there is one. */
export function castSinger(
  name: string | undefined,
  keyLifts: boolean,
): { name: SingerName; range: MelodyRange } | undefined {
  const known = SINGERS.find((singer) => singer === name)
  return known && { name: known, range: reach(known, keyLifts) }
}

// A lifted chorus must stay within reach.
function reach(name: SingerName, keyLifts: boolean): MelodyRange {
  const { low, high } = RANGES[name]
  return { low, high: keyLifts ? high - 2 : high }
}
