import type { FormName } from '../plan/forms.ts'
import { countSung } from '../sound/pronounce.ts'
import { FAMILY, rhymeScore } from '../sound/rhyme.ts'

const SCENE_LINES = 4
const LONGEST_HALF = 8

const lowerFirst = (text: string): string =>
  /^(?:I\b|I'|\p{Lu}\p{Ll}+(?:,| (?:and|is|was|said)\b))/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

const join = (one: string, other: string): string =>
  /[.?!]$/.test(one) ? `${one} ${other}` : `${one.replace(/,$/, '')}, ${lowerFirst(other)}`

// Two short lines of a ballad are one bar of rap, where every other line rhymes.
export function asBars(lines: readonly string[], form: FormName): string[] {
  const [one = '', two = '', three = '', four = ''] = lines
  const isBallad =
    form === 'rap' &&
    lines.length === SCENE_LINES &&
    lines.every((line) => countSung(line) <= LONGEST_HALF) &&
    rhymeScore(two, four) >= FAMILY &&
    rhymeScore(one, two) < FAMILY
  return isBallad ? [join(one, two), join(three, four)] : [...lines]
}
