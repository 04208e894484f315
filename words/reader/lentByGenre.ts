import type { Tone } from '../lines.ts'
import { LENT_BY_GENRE, LENT_BY_SOUND } from './genreFamilies.ts'
import type { Family, Lent } from './genreSongs.ts'

const AGAINST: Readonly<Partial<Record<Tone, readonly Tone[]>>> = {
  wistful: ['bright', 'funny'],
  dark: ['bright', 'funny'],
  bright: ['dark', 'wistful'],
  calm: ['wild', 'angry'],
  angry: ['tender', 'calm'],
}

const bears = (tones: readonly Tone[], wanted: readonly Tone[]): number =>
  tones.filter((tone) => wanted.includes(tone)).length * 2 -
  tones.filter((tone) => wanted.some((each) => !tones.includes(each) && AGAINST[each]?.includes(tone))).length

// The genre that is named first leads, as it does in the style.
function familyOf(families: readonly Family[], sound: string): readonly Lent[] | undefined {
  const heard = families
    .map(([pattern, ...lent]) => ({ lent, match: pattern.exec(sound) }))
    .filter(({ match }) => match !== null)
    .toSorted(
      (one, other) =>
        (one.match?.index ?? 0) - (other.match?.index ?? 0) ||
        (other.match?.[0].length ?? 0) - (one.match?.[0].length ?? 0),
    )
  return heard[0]?.lent
}

// Of those that fit, one that was not heard before; else one of the same genre.
export type GenreWish = { sound: string; tones: readonly Tone[]; turn: number; isHeard: (subject: string) => boolean }
export function lendByGenre({ sound, tones, turn, isHeard }: GenreWish): string | undefined {
  const lent = familyOf(LENT_BY_GENRE, sound) ?? familyOf(LENT_BY_SOUND, sound)
  if (lent === undefined) return undefined
  const wanted = tones.filter((tone) => lent.some(([, ...own]) => own.includes(tone)))
  const worth = lent.map(([subject, ...own]) => ({ subject, worth: bears(own, wanted) }))
  const best = Math.max(...worth.map((each) => each.worth))
  const fitting = worth.filter((each) => each.worth >= Math.min(best, wanted.length === 0 ? -Infinity : best - 1))
  const fresh = [fitting, worth].map((each) => each.filter(({ subject }) => !isHeard(subject)))
  const chosen = fresh.find(({ length }) => length > 0) ?? fitting
  return chosen[turn % chosen.length]?.subject
}

export const LENT_TO_GENRES: readonly string[] = [
  ...new Set([...LENT_BY_GENRE, ...LENT_BY_SOUND].flatMap(([, ...lent]) => lent.map(([subject]) => subject))),
]
