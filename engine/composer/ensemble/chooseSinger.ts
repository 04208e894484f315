import type { Random, SingingWish, StyleIntent } from '@arioso/words'
import { SPEAKER_RANGES, SPEAKER_SINGERS } from '../../voice/singing/singers.ts'
import { isUnderstood, TRAINED_SINGERS, type TrainedCharacter } from '../../voice/trained/trainedSingers.ts'
import type { MelodyRange } from '../melody/writeMelody.ts'

export type SingerName = string
export type CastSinger = { name: SingerName; range: MelodyRange }
type Sex = 'female' | 'male'
type Candidate = { name: string; sex: Sex; range: MelodyRange }
type Wish = { singer?: string | undefined; singing?: readonly SingingWish[] | undefined }

const CANDIDATES: readonly Candidate[] = [
  ...TRAINED_SINGERS,
  ...SPEAKER_SINGERS.map(({ name, sex }) => ({ name, sex, range: SPEAKER_RANGES[name] })),
]

const find = (name: string | undefined) => CANDIDATES.find((candidate) => candidate.name === name)

export function rangeOf(name: SingerName): MelodyRange {
  return (find(name) ?? CANDIDATES[0]).range
}

export function sexOf(name: SingerName): Sex {
  return (find(name) ?? CANDIDATES[0]).sex
}

const middleOf = ({ low, high }: MelodyRange): number => (low + high) / 2

/** Whether a second voice belongs above this one rather than below. */
export function isLowVoice(name: SingerName): boolean {
  return middleOf(rangeOf(name)) < (sexOf(name) === 'female' ? 65 : 58)
}

/** Somebody else of the same sex, who sings with the same kind of voice. */
export function secondSinger(name: SingerName): SingerName {
  const alike: readonly Candidate[] = TRAINED_SINGERS.some((singer) => singer.name === name)
    ? TRAINED_SINGERS.filter((singer) => !singer.onlyAsked)
    : CANDIDATES.filter((candidate) => TRAINED_SINGERS.every((singer) => singer.name !== candidate.name))
  const others = alike.filter((candidate) => candidate.sex === sexOf(name))
  const at = others.findIndex((candidate) => candidate.name === name)
  return others[(at + 1) % others.length]?.name ?? name
}

function trainedFor(sex: Sex, singing: readonly SingingWish[]): TrainedCharacter[] {
  const own = TRAINED_SINGERS.filter((singer) => singer.sex === sex && !singer.onlyAsked)
  const byHeight = own.toSorted((a, b) => middleOf(a.range) - middleOf(b.range))
  if (singing.includes('childlike')) return TRAINED_SINGERS.filter((singer) => singer.onlyAsked === 'childlike')
  if (singing.includes('deep')) return byHeight.slice(0, 2)
  if (singing.includes('high')) return byHeight.slice(-2)
  return own
}

/**
 * Who sings. Somebody asked for by name or kind is one of the trained voices; when nobody was, they sing where they are understood
 * well enough (see trainedSingers.ts), and otherwise the speaker does.
 */
export function chooseSinger(
  voice: StyleIntent['voice'],
  keyLifts: boolean,
  random: Random,
  { singer, singing = [] }: Wish = {},
): CastSinger {
  const named = castSinger(singer, keyLifts)
  if (named) return named
  const asked = voice === 'female' || voice === 'male' ? voice : undefined
  const sex = asked ?? (singing.includes('deep') ? 'male' : random.chance(0.5) ? 'female' : 'male')
  const trained = trainedFor(sex, singing)
  const understood = trained.filter(isUnderstood)
  const isAsked = asked !== undefined || singing.length > 0
  const speaking = SPEAKER_SINGERS.filter((candidate) => candidate.sex === sex)
  const willing: readonly { name: string }[] = understood.length > 0 ? understood : isAsked ? trained : speaking
  const name = random.pick(willing.map((candidate) => candidate.name))
  return { name, range: reach(rangeOf(name), keyLifts) }
}

/** The singer of that name, if there is one. */
export function castSinger(name: string | undefined, keyLifts: boolean): CastSinger | undefined {
  const known = find(name)
  return known && { name: known.name, range: reach(known.range, keyLifts) }
}

// A lifted chorus must stay within reach.
function reach({ low, high }: MelodyRange, keyLifts: boolean): MelodyRange {
  return { low, high: keyLifts ? high - 2 : high }
}
