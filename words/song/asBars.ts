import type { FormName } from '../plan/forms.ts'
import { capitalize } from '../reader/sayLine.ts'
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

// A shout is half a line long, broken where the breath is taken: "The boiler's a legend / It worked in the spring".
const LONG_LINE = 10
const FEWEST_SHOUTED = 4
const MOST_SHOUTED = 7
const HANGS =
  /\b(?:the|an?|of|to|in|on|at|by|for|from|with|and|or|but|as|my|your|his|her|its|our|their|no|every|this|that|who|is|was|are|has|had|so|too|very|I|you|he|she|we|they)$/i
const BEGINS =
  /^(?:and|but|or|with|without|in|on|at|by|of|to|for|from|till|when|while|where|who|that|like|as|it's|I|I'm|I've|you|he|she|we|they|there's|is|was|has|had)\b/i

const unevenness = ([left, right]: readonly [string, string]): number => Math.abs(countSung(left) - countSung(right))

function halve(line: string): string[] {
  const words = line.split(' ')
  const cuts = words
    .map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const)
    .filter((halves) => halves.every((half) => isShout(countSung(half))))
    .toSorted((one, other) => unevenness(one) - unevenness(other))
  const [one, other] =
    cuts.find(([left]) => /[,.?!]$/.test(left)) ??
    cuts.find(([left, right]) => BEGINS.test(right) && !HANGS.test(left)) ??
    cuts.find(([left]) => !HANGS.test(left)) ??
    []
  return one === undefined || other === undefined ? [line] : [one.replace(/[,.]$/, ''), capitalize(other)]
}
const isShout = (count: number): boolean => count >= FEWEST_SHOUTED && count <= MOST_SHOUTED

function asShouts(lines: readonly string[]): string[] {
  const halves = lines.map(halve)
  const areLong = lines.every((line) => countSung(line) >= LONG_LINE)
  return areLong && halves.every(({ length }) => length === 2) ? halves.flat() : [...lines]
}

// Over a beat half a scene is enough, where its first couplet ends a sentence.
const SAYS = /\b(?:said|says|say|asked|and|but|of|the)$/i
const GOES_ON = /^(?:and|but|or|said|with|to|that|who|of|is|was|for|till|until|when|so|then|by|at)\b/i

// Two short lines of a ballad are one bar of rap, where every other line rhymes.
export function asBars(lines: readonly string[], form: FormName): string[] {
  if (form === 'punk') return asShouts(lines)
  const [one = '', two = '', three = '', four = ''] = lines
  if ((form === 'drop' || form === 'sparse') && lines.length === SCENE_LINES)
    return rhymeScore(one, two) >= FAMILY && !GOES_ON.test(three) ? asShouts([one, two]) : [...lines]
  // Twelve bars hold two lines of a scene: what goes on in its third is left out.
  if (form === 'blues' && lines.length === SCENE_LINES) {
    if (SAYS.test(one)) return [three, four]
    if (SAYS.test(three) || GOES_ON.test(three)) return [one, two]
  }
  const isBallad =
    form === 'rap' &&
    lines.length === SCENE_LINES &&
    lines.every((line) => countSung(line) <= LONGEST_HALF) &&
    rhymeScore(two, four) >= FAMILY &&
    rhymeScore(one, two) < FAMILY
  return isBallad ? [join(one, two), join(three, four)] : [...lines]
}
