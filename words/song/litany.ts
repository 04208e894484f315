import type { Form, FormName } from '../plan/forms.ts'
import type { Fact } from '../reader/fact.ts'
import { listContent, sungShare } from '../reader/contentWords.ts'
import type { Reading } from '../reader/readRequest.ts'
import { capitalize } from '../reader/sayLine.ts'
import { countSung } from '../sound/pronounce.ts'
import { isDeed, sayDeed } from './sayDeed.ts'
import { lineKey, take, type SongState, type SungLine } from './songState.ts'
import { tagOnce } from './tagOnce.ts'
import type { Draft, WrittenSection } from './writeSections.ts'

// What was told beside the thing a whole song was written of: one line after the other, each answered by its own last
// words, in a place of its own. Between the couplets of that song it would find no line that knows of it.
const LONGEST_SYLLABLES = 15
const SHORTEST_SYLLABLES = 3
const MOST_TOLD = 4

// The blues says it twice by itself, and what is short has no room.
const TOLD_OTHERWISE: ReadonlySet<FormName> = new Set(['blues', 'jingle', 'sparse'])
export const hasLitany = ({ name, mostLines }: Form): boolean => mostLines === undefined && !TOLD_OTHERWISE.has(name)

const SUNG_PLAINLY: ReadonlySet<string> = new Set(['mourn', 'pray', 'sell'])

// Whoever is sung to hears what they are and do in the verses.
const isOfWhomItIsFor = ({ about }: Fact, { person, address, occasion }: Reading): boolean =>
  (about !== 'other' && person !== undefined && address === 'you') || SUNG_PLAINLY.has(occasion.stance)

// "My tiny apartment in Brooklyn with no heating" says more than its kind.
const saysMore = (text: string): boolean =>
  tagOnce(text).some(({ tags, word }, at) => at > 0 && (tags.has('Preposition') || /^(?:called|named)$/.test(word))) ||
  /\d/.test(text)
function sayLitany({ kind, text }: Fact, reading: Reading): string | undefined {
  if (kind === 'noun') return saysMore(text) ? text : undefined
  if (/^(?:is|are|was|were|has|have|had)\b/i.test(text)) return undefined
  return kind !== 'deed' ? text : isDeed(text) ? sayDeed(text, reading) : undefined
}

export function toldAsLitany(fact: Fact, reading: Reading): string | undefined {
  if (isOfWhomItIsFor(fact, reading)) return undefined
  const text = sayLitany(fact, reading)
  const sung = text === undefined ? 0 : countSung(text)
  return text !== undefined && sung >= SHORTEST_SYLLABLES && sung <= LONGEST_SYLLABLES ? capitalize(text) : undefined
}

// What is left for the verses; a bare thing is named where its words are missing.
export const isToldInVerses = (fact: Fact, reading: Reading): boolean =>
  isOfWhomItIsFor(fact, reading) || (fact.kind !== 'noun' && toldAsLitany(fact, reading) === undefined)

// "to a winery", "by the lake", "played tennis": from where the last breath begins.
const LONGEST_ECHO = 6
const LED_BY = /^(?:of|as|that|than|is|are|has|have|had|(?:I|you|we|they|he|she|it)'(?:m|re|s)) (?=\S+ \S|\p{L}{5,})/iu
// "On fire" and "of love" say nothing alone: what is short comes back whole, and what is owned with whose it is.
const TOO_SHORT = /^(?:\S{1,4}|(?:is|are|was|were) \S{1,6}(?<!ing)|(?:of|in|on|at|from|to) \S+)$/iu
export function echoOf(line: string): string {
  const last = lastBreath(line)
  const bare = line.replace(/[.,;!?]+$/, '')
  const echo = last.replace(LED_BY, '')
  if (!TOO_SHORT.test(last)) return echo
  if (countSung(bare) <= LONGEST_ECHO) return bare
  const words = bare.split(' ')
  const more = words.slice(-last.split(' ').length - 1).join(' ')
  return /^(?:of|in) /i.test(last) &&
    countSung(more) <= LONGEST_ECHO &&
    !/^(?:the|an?|to|in|on|at|with|and|is|are|was|were|has|have)\b/i.test(more)
    ? more
    : echo
}
function lastBreath(line: string): string {
  const terms = tagOnce(line)
  const words = line.split(' ')
  if (terms.length !== words.length) return words.slice(-2).join(' ')
  const from = terms.findLastIndex(
    ({ tags }, at) => at > 0 && at < words.length - 1 && (tags.has('Preposition') || tags.has('Verb')),
  )
  const last = words.slice(from).join(' ')
  if (from > 0 && countSung(last) <= LONGEST_ECHO) return last
  const short = words.slice(-3).join(' ')
  return countSung(short) <= LONGEST_ECHO ? short : words.slice(-2).join(' ')
}

const HANGS = /^(?:when|whenever|while|because|until|although|though|where|after|since|before|if|unless|but|and)\b/i
// "I'm watching fireworks" is what a song of fireworks says all through.
const SAYS_LITTLE = /^(?:watching|seeing|looking|having|going|being|getting|feeling|thinking|hearing|listening)$/
const isSung = (text: string, sung: string): boolean =>
  sungShare(listContent(tagOnce(text)), sung).missing.every((word) => SAYS_LITTLE.test(word))

export const withEcho = (text: string): SungLine[] => [
  { text, source: 'fact' },
  { text: `(${capitalize(echoOf(text))})`, source: 'answer', goesOn: true },
]

function choose(texts: readonly string[], sung: string, state: SongState): string[] {
  const told = texts
    // Somebody's own words stand in each of their takes, whatever was sung to them before.
    .filter((text) => !state.usedLines.has(lineKey(text)) && !isSung(text, sung))
    // "When I'm already late" goes on with what was told before it.
    .filter((text, at) => at > 0 || !HANGS.test(text))
    .slice(0, MOST_TOLD)
  take(state, told)
  return told
}

// Whoever asked for the song hears in its first line that it is theirs.
function opened(sections: readonly WrittenSection[], first: string): WrittenSection[] {
  const at = sections.findIndex(({ tag }) => tag.startsWith('Verse'))
  return sections.map((section, nth) =>
    nth === at ? { ...section, lines: [...withEcho(first), ...section.lines] } : section,
  )
}

// What was told first opens the song; where there is more, all of it stands before the last chorus.
export function withLitany(draft: Draft, texts: readonly string[], state: SongState): Draft {
  const sung = `${draft.title} ${draft.sections.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')}`
  const told = choose(texts, sung, state)
  const [first, ...more] = told
  if (first === undefined) return draft
  const sections = opened(draft.sections, first)
  if (more.length === 0) return { ...draft, sections }
  const litany: WrittenSection = { tag: 'Bridge', lines: told.flatMap(withEcho) }
  const bridge = sections.findIndex(({ tag }) => tag === 'Bridge')
  if (bridge >= 0) return { ...draft, sections: sections.toSpliced(bridge, 1, litany) }
  const last = sections.findLastIndex(({ tag }) => tag === 'Chorus')
  return { ...draft, sections: sections.toSpliced(last < 0 ? sections.length : last, 0, litany) }
}
