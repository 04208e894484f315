import { speakNumber } from '../lyrics/speakNumber.ts'
import { countSung, wordsOf } from '../sound/pronounce.ts'
import { replaceFound } from './replaceFound.ts'

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(you|we|they) are\b(?! not)/gi, "$1're"],
  [/\bI am\b/g, "I'm"],
  [/\b(he|she|it|that|there) is\b/gi, "$1's"],
  [
    /\b(you|we|they|I) have (?!(?:green|golden|wooden|seven|eleven|ten|even|often|open|men|women|children|chicken\w*|red|bed|one|none|nine|wine|fine|brown|town|own|kept)\b)(?=\w+(?:ed|en|ne|wn|ught|pt)\b|been|had|gone|never|always|lived|known)/gi,
    "$1've ",
  ],
  [/\bdo not\b/gi, "don't"],
  [/\bdoes not\b/gi, "doesn't"],
  [/\bdid not\b/gi, "didn't"],
  [/\bis not\b/gi, "isn't"],
  [/\bcannot\b/gi, "can't"],
  [/\bi('m|'ve|'d|'ll)?\b/g, 'I$1'],
]
const ALWAYS_CAPITAL =
  /\b(mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|august|september|october|november|december|christmas|easter|halloween)\b/gi
const BREAK_BEFORE = new Set(
  'in on at to with for from by behind under over through across and but because when while until after before about around into without who that where or as like near during since every of off inside beside beneath along past all at'.split(
    ' ',
  ),
)

export const capitalize = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)

// "on October 12" is the twelfth.
const MONTH_DAY =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december) (\d{1,2})(?!\d|st|nd|rd|th|:)/gi

const hours = (text: string): string =>
  text
    .replaceAll(/\b(\d{1,2})(?::00)?\s?a\.?m\b\.?/gi, '$1 in the morning')
    .replaceAll(/\b([5-9]|1[0-2])(?::00)?\s?p\.?m\b\.?/gi, '$1 at night')
    .replaceAll(/\b([1-4])(?::00)?\s?p\.?m\b\.?/gi, '$1 in the afternoon')
    // "the 7:15 train" is the seven fifteen, at 8:05 it is eight oh five.
    .replaceAll(/\b(\d{1,2}):00\b/g, "$1 o'clock")
    .replaceAll(/\b(\d{1,2}):0(\d)\b/g, '$1 oh $2')
    .replaceAll(/\b(\d{1,2}):(\d\d)\b/g, '$1 $2')

export const speakDigits = (text: string): string =>
  hours(text.replaceAll(MONTH_DAY, (_, month: string, day: string) => `${month} ${day}${ordinalEnd(day)}`)).replaceAll(
    /\$?\b(\d[\d,]*)(st|nd|rd|th|s)?\b/g,
    (_, digits: string, suffix: string | undefined) => speakNumber(digits.replaceAll(',', ''), suffix ?? '').join(' '),
  )

// As it is sung: numbers in words, short forms, no punctuation at its end.
export function sayLine(text: string): string {
  const spoken = CONTRACTIONS.reduce(
    (line, [pattern, put]) => replaceFound(line, pattern, put),
    speakDigits(text.replaceAll(/,?\s*\b24\s?\/\s?7\b,?/g, ', day and night,')),
  )
  const clean = spoken
    .replaceAll(ALWAYS_CAPITAL, capitalize)
    .replaceAll(/["“”()]/g, '')
    .replaceAll(/\s+(?=[,;:.!?])/g, '')
    .replaceAll(/\bbackpain\b/gi, 'back pain')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,;:.!]+$/, '')
    .trim()
  return capitalize(clean)
}

const ordinalEnd = (day: string): string =>
  /^1\d$/.test(day) ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[Number(day.at(-1))] ?? 'th')

// What follows belongs to it: "for the / under nines" is no breath.
const HOLDS_ON =
  /^(?:the|an?|my|your|our|his|her|their|this|that|of|to|for|in|on|at|with|from|by|and|is|are|was|were|be|who|so|as|too|very|I|he|she|we|they|willing|able|ready|going|wants?|wanted|trying|needs?|used)$/i

const LONGEST_SYLLABLES = 12
const SHORTEST_PIECE = 4

// A long sentence becomes two or three lines, parted where a voice would breathe.
export function breakLine(line: string, longest = LONGEST_SYLLABLES): string[] {
  if (countSung(line) <= longest) return [line]
  const words = line.split(' ')
  const total = countSung(line)
  const joints = words.flatMap((word, at) => {
    const afterComma = (words[at - 1] ?? '').endsWith(',')
    if (HOLDS_ON.test(words[at - 1] ?? '')) return []
    if (at < 2 || at > words.length - 2 || !(afterComma || BREAK_BEFORE.has(word.toLowerCase()))) return []
    const before = words.slice(0, at).join(' ')
    const left = countSung(before)
    if (left < SHORTEST_PIECE || total - left < SHORTEST_PIECE) return []
    return [
      { at, distance: Math.abs(left - total / 2) + (word === 'of' || word === 'to' ? 3 : 0) - (afterComma ? 1.5 : 0) },
    ]
  })
  const [best] = joints.toSorted((one, other) => one.distance - other.distance)
  if (best === undefined) return wordsOf(line).length > 3 && countSung(line) <= longest + 3 ? [line] : []
  const [left, right] = [words.slice(0, best.at).join(' '), words.slice(best.at).join(' ')]
  return [...breakLine(left.replace(/,$/, ''), longest), ...breakLine(capitalize(right), longest)]
}
