import type { ToldMood } from '../lines/toldHooks.ts'
import type { Fact } from '../reader/fact.ts'
import type { Reading } from '../reader/readRequest.ts'
import { capitalize } from '../reader/sayLine.ts'
import { countSung, lastWordOf, wordsOf } from '../sound/pronounce.ts'
import { rhymingPair } from './answers.ts'
import { moodOf } from './factMood.ts'
import { speaksTo, toldInOrder } from './frameFact.ts'
import { isRefused } from './refuseLine.ts'
import { isDeed, sayDeed } from './sayDeed.ts'
import { isFresh, lineKey, take, type Hook, type SongState, type SungLine } from './songState.ts'
import { titleCase } from './titleCase.ts'

const SHORTEST = 3
const LONGEST = 9
const LONGEST_ALONE = 13
const LONGEST_LINE = 14

// What nobody wants to sing three times over.
const TOO_GRAVE =
  /\b(?:died|dead|passed away|left us|lost you|hospital|cancer|chemo\w*|killed|buried|miscarr\w*|divorc\w*|(?:have|got|has) (?:\w+ ){0,2}(?:pains?|aches?|back ?pain|fever|migraines?))\b/i
const PLAIN_BEING =
  /^(?:You're|I'm|He's|She's|We're|They're|\p{Lu}\p{L}+ is|You were|You drive) (?:an? )?(?:\p{L}+)$|^\S+ is from |^You (?:love|like|hate|enjoy) \S+$|^(?:We|You|I) have (?:an?|\p{Ll}+) (?:\p{Ll}+ )?(?:kids?|children|sons?|daughters?|dogs?|cats?|grandchildren|grandkids|brothers?|sisters?)$|^You (?:were|got) (?:born|married)\b|^It's (?:your|our|my)\b|^You need to\b/u
const NO_OPENING =
  /^(?:It's like|When|While|Because|But|Until|After|Before|If|And|With|From|So|Where|Since|Open|No(?! one)|Always|Only|Will|Would|Can|Could|Do|Does|Did|Are|Is|Why|What|How)\b/
const CUT_BEFORE =
  /^(?:in|on|at|with|for|from|by|every|when|because|and|while|after|before|until|who|that|like|as|under|behind)$/i
const NO_END =
  /^(?:the|a|an|my|your|our|his|her|to|of|and|is|are|was|were|with|at|in|on|has|have|met|it|them|that|'s|always|never|still|only|just|really|very|so|too|not|can't|won't|don't|even|especially|someone|somebody|anyone|people|everyone|everybody|person|one|guy|girl|man|woman|boy)$/i

// "You broke up with me by text on my birthday" is too long to come back: "You broke up with me by text" is not.
export function shorten(text: string, longest = LONGEST): string | undefined {
  const words = text.replace(/[,.;!?]+$/, '').split(' ')
  for (let end = words.length; end > 2; end--) {
    const piece = words.slice(0, end).join(' ').replace(/,$/, '')
    const isWhen = /^the$/i.test(words[end] ?? '') && /^(?:night|day|morning|week|year)$/i.test(words[end + 1] ?? '')
    if (end < words.length && !isWhen && !CUT_BEFORE.test(words[end] ?? '')) continue
    // "You only love me when you're hungry" is not that you only love me.
    const isHalf = /^(?:when|if|because|until|after|before|while|for|in|with)$/i.test(words[end] ?? '')
    if (isHalf && /\b(?:only|never|can't|won't|don't)\b/i.test(piece)) continue
    // "I'm living in a van down" has lost where.
    if (
      /^(?:in|at|by|on|near)$/i.test(words[end] ?? '') &&
      /\b(?:van|car|house|boat|place|cabin|street|road|town) (?:down|up|over|out)$/i.test(piece)
    )
      continue
    // "She puts up" has lost with whom.
    if (/^with$/i.test(words[end] ?? '') && /\b(?:up|along|away|together|fed|done)$/i.test(piece)) continue
    // "My laptop crashed the night" has lost what it was the night of.
    const isHalfTime =
      end < words.length && /^(?:night|day|morning|week|year|minute|moment|time)$/i.test(words[end - 1] ?? '')
    if (isHalfTime || NO_END.test(words[end - 1] ?? '') || piece.includes(',') || countSung(piece) > longest) continue
    return countSung(piece) >= SHORTEST ? piece : undefined
  }
  return undefined
}

const SAYING =
  /^(?:\S+ )?(?:always |only |just |still )?(?:says?|saying|shouts?|yells?) (?<quote>(?!that\b|so\b|hello to\b|nothing\b)\S.*)$/

function sayingOf(text: string): string | undefined {
  const quote = SAYING.exec(text)?.groups?.['quote']
  return quote === undefined || wordsOf(quote).length < 2 ? undefined : shorten(quote)
}

// Forms that have a chorus of their own kind.
const SUNG_OTHERWISE = new Set(
  'apology lullaby jingle chant defeat teach prayer intercession peace baby-loss proposal christmas'.split(' '),
)

// How old somebody turns is sung where nothing else is told of them.
const AGE = /^(?:You(?:'re)?|I'm|I) (?:turn|turning)\b/

type Told = { text: string; mood: ToldMood }

function tellable(fact: Fact, reading: Reading): Told[] {
  const said = fact.kind === 'deed' && isDeed(fact.text) ? sayDeed(fact.text, reading) : fact.text
  if (
    (fact.kind !== 'clause' && said === fact.text) ||
    NO_OPENING.test(said) ||
    (TOO_GRAVE.test(said) && !/\b(?:beat|survived)\b/.test(said))
  )
    return []
  const quote = reading.person?.sex === 'she' ? undefined : sayingOf(said)
  if (quote !== undefined) return [{ text: capitalize(quote), mood: 'says' }]
  const isShort = countSung(said) <= LONGEST_ALONE && countSung(said) > LONGEST && !said.includes(',')
  return [isShort ? said : undefined, shorten(said)].flatMap((text) =>
    text === undefined ||
    (reading.person?.isPet === true && /^You're an? /.test(text)) ||
    // "A guy waits", of one who waits for his car, says too little to come back.
    (text !== said && wordsOf(text).length < LEAST_OF_LONG && /^(?:An?|The|You would|It)\b/.test(text)) ||
    PLAIN_BEING.test(text) ||
    wordsOf(text).length < 3
      ? []
      : [{ text, mood: moodOf(said, fact.about, reading) }],
  )
}

const LEAST_OF_LONG = 4

const source = (line: string, text: string): SungLine => ({
  text: line,
  source: line.includes(text) ? 'fact' : 'answer',
})

// Too long for a tail: it stands alone, twice, and every other line rhymes.
function tellTwice({ text, mood }: Told, state: SongState): string[] | undefined {
  const pairs = toldInOrder('pairs', mood, state).map((row) => row.split(' / '))
  const fresh = pairs.find((lines) =>
    lines.every((line) => speaksTo(line, state.reading) && isFresh(state, line) && !isRefused(line, state.reading)),
  )
  const [one, two] = fresh ?? []
  const pair = one === undefined || two === undefined ? rhymingPair(text, state) : [one, two]
  if (pair === undefined) return undefined
  const [before = '', after = ''] = pair
  return [text, before, text, after]
}

function tellWithTails({ text, mood }: Told, state: SongState): string[] | undefined {
  // What somebody is or does is nothing that they said.
  for (const row of toldInOrder('hooks', mood, state)) {
    // No hamster has left a hat behind.
    if (state.reading.person?.isPet === true && /\b(?:coats?|hats?|shirts?)\b/.test(row)) continue
    if ((mood !== 'says' && /\byou said\b/i.test(row)) || !speaksTo(row, state.reading)) continue
    const lines = row.split(' / ').map((line) => capitalize(line.replaceAll('*', text)))
    const fits = lines.every(
      (line) => countSung(line) <= LONGEST_LINE && isFresh(state, line) && !isRefused(line, state.reading),
    )
    // "You turn ten, and that's only by ten" rhymes with itself.
    const echoes = row.split(' / ').some((line) => lastWordOf(line) === lastWordOf(text))
    if (fits && !echoes) return lines
  }
  return undefined
}

// A chorus sings it again and again, a verse once: two takes of one request do not share their title.
function isHeard(text: string, { avoid }: SongState): boolean {
  const key = lineKey(text)
  let times = 0
  for (const line of avoid) if (line.startsWith(key)) times++
  return times > 1
}

// The request's own sentence as title and chorus.
export function tellHook(state: SongState, only?: ToldMood): Hook | undefined {
  const { reading } = state
  if (SUNG_OTHERWISE.has(reading.occasion.id)) return undefined
  const told = reading.facts
    .flatMap((fact) => tellable(fact, reading))
    .filter(({ text, mood }) => !isHeard(text, state) && (only === undefined || mood === only))
  // What somebody always says is the chorus everybody waits for.
  const inOrder = state.random
    .shuffle(told)
    .toSorted((one, other) => Number(AGE.test(one.text)) - Number(AGE.test(other.text)))
    .toSorted((one, other) => Number(other.mood === 'says') - Number(one.mood === 'says'))
  for (const each of inOrder) {
    const tailed = countSung(each.text) > LONGEST ? undefined : tellWithTails(each, state)
    const lines = tailed ?? tellTwice(each, state)
    if (lines === undefined) continue
    take(state, lines)
    return { title: titleCase(each.text), lines: lines.map((line) => source(line, each.text)) }
  }
  return undefined
}
