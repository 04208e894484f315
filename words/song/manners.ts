import { capitalize } from '../reader/sayLine.ts'
import type { Hook, SungLine } from './songState.ts'
import { tagOnce } from './tagOnce.ts'

const isName = (text: string): boolean =>
  ['FirstName', 'ProperNoun', 'Place'].some((tag) => tagOnce(text)[0]?.tags.has(tag) === true)
const lower = (text: string): string =>
  /^(?:I\b|I'|\p{Lu}\p{Ll}+,)/u.test(text) || isName(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

// The blues says it, says it again and answers.
const AGAIN = ['Yes, ', 'I said ', 'Well, ', 'Oh, ']
export function sayTwice(lines: readonly SungLine[]): SungLine[] {
  if (lines.length === 3) return [...lines]
  const [first, ...rest] = lines
  const last = rest.at(-1)
  if (first === undefined || last === undefined) return [...lines]
  const lead = AGAIN[first.text.length % AGAIN.length] ?? 'Yes, '
  return [first, { ...first, text: `${lead}${lower(first.text)}` }, last]
}

const CALLS = [
  'Haul away, lads, haul',
  'Heave her round and hold',
  'Way, hey, let her roll',
  'Pull, my hearties, pull',
  'Sway her up and sing',
]

// One sings a line, all answer.
export function callAndAnswer(lines: readonly SungLine[], nth: number, hook: Hook): SungLine[] {
  const call = CALLS[(hook.title.length + nth) % CALLS.length] ?? ''
  const spoken = new RegExp(hook.title.replaceAll(/[^\p{L}\p{N} ]/gu, '.?'), 'i')
  const said = capitalize(
    hook.lines.map(({ text }) => spoken.exec(text)?.[0]).find((found) => found !== undefined) ?? hook.title,
  )
  return lines.flatMap((line, at): SungLine[] => [
    line,
    { text: at % 2 === 0 ? `(${call})` : `(${said})`, source: 'occasion' },
  ])
}
