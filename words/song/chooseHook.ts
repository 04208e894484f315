import { TITLE_HOOKS, type TitleMood } from '../lines/titleHooks.ts'
import type { Stance } from '../plan/occasions.ts'
import { countSung } from '../sound/pronounce.ts'
import { rhymeScore } from '../sound/rhyme.ts'
import { findEntries, findInTurn, GOLDEN, useFound } from './chooseEntry.ts'
import type { Found } from './fillEntry.ts'
import { shoutName } from './shoutName.ts'
import { sellName } from './singJingle.ts'
import { findAnswer } from './answers.ts'
import { tellHook } from './tellHook.ts'
import { isRefused } from './refuseLine.ts'
import { isFresh, take, type Hook, type SongState, type SungLine } from './songState.ts'
import { titleCase } from './titleCase.ts'
import { tagOnce } from './tagOnce.ts'

const SHORTEST_TITLE_LINE = 5

// "Kitchen at Midnight" is sung as "Kitchen at midnight"; people and places keep their capitals.
function singTitle(title: string, names = ''): string {
  const terms = tagOnce(title)
  const isName = (word: string): boolean =>
    (/^\p{Lu}/u.test(word) && names.split(' ').includes(word.replace(/[^\p{L}'-]+$/u, ''))) ||
    terms.some(
      ({ text, tags }) =>
        text.replace(/[^\p{L}'-]+$/u, '') === word &&
        ['Person', 'Place', 'FirstName', 'Date'].some((tag) => tags.has(tag)),
    )
  return title
    .split(' ')
    .map((word, at) =>
      at === 0 || /^I\b/.test(word) || isName(word) || word === word.toUpperCase() ? word : word.toLowerCase(),
    )
    .join(' ')
}

const MOOD_OF_STANCE: Readonly<Record<Stance, TitleMood>> = {
  celebrate: 'glad',
  funny: 'glad',
  proud: 'glad',
  sell: 'glad',
  love: 'quiet',
  thank: 'quiet',
  story: 'quiet',
  hope: 'quiet',
  pray: 'quiet',
  mourn: 'sad',
  part: 'sad',
  angry: 'angry',
}
const LONGEST_WITH_TAIL = 9
const LONGEST_TAILED_LINE = 14

// Neighbouring seeds begin far apart: songs made one after the other do not share a chorus.
function inTurn(rows: readonly string[], turn: number): string[] {
  const start = Math.floor(((turn * GOLDEN) % 1) * rows.length)
  return [...rows.slice(start), ...rows.slice(0, start)]
}

function singWithTails(spoken: string, state: SongState): SungLine[] | undefined {
  if (countSung(spoken) > LONGEST_WITH_TAIL || SHORT_FORMS.has(state.form.name)) return undefined
  for (const row of inTurn(TITLE_HOOKS[MOOD_OF_STANCE[state.reading.occasion.stance]], state.turn)) {
    const lines = row.split(' / ').map((line) => line.replaceAll('*', spoken))
    const fits = lines.every(
      (line) => countSung(line) <= LONGEST_TAILED_LINE && isFresh(state, line) && !isRefused(line, state.reading),
    )
    if (!fits) continue
    take(state, lines)
    return lines.map((text): SungLine => ({ text, source: text.startsWith(spoken) ? 'fact' : 'answer' }))
  }
  return undefined
}
// They have two lines, or shout.
const SHORT_FORMS = new Set(['jingle', 'chant'])

// A chorus for a title somebody gave, or for a thing no bank has a chorus for: the title opens it and comes back.
export function hookOf(title: string, state: SongState): Hook {
  const spoken = singTitle(title.trim(), state.reading.person?.name)
  const count = countSung(spoken)
  const again = /^(?:The|A|An|My|Our|Your|When|If|In|On|At|No|Nothing|One)\b/.test(spoken)
    ? spoken.charAt(0).toLowerCase() + spoken.slice(1)
    : spoken
  const sung = singWithTails(spoken, state)
  if (sung !== undefined) return { title, lines: sung }
  const isLong = count >= SHORTEST_TITLE_LINE
  const line = isLong ? spoken : count > 2 ? `${spoken}, oh, ${again}` : `${spoken}, ${again}, oh, ${again}`
  const [lift] = findEntries('lift', state)
  const lifted: SungLine[] = lift === undefined ? [] : useFound(lift, state)
  const answer = findAnswer(line, state)
  take(state, [line])
  const own: SungLine = { text: line, source: 'fact' }
  if (answer !== undefined) {
    take(state, [answer])
    return { title, lines: [own, { text: answer, source: 'answer' }, ...lifted] }
  }
  const [one, two] = lifted
  return { title, lines: one === undefined || two === undefined ? [own, own] : [own, one, own, two] }
}

function addLift(lines: SungLine[], wanted: number, state: SongState): SungLine[] {
  if (lines.length >= wanted || wanted - lines.length < 2) return lines
  const lifts = findEntries('lift', state)
  const lift = lifts.find((found) => rhymeScore(found.lines[0] ?? '', lines.at(-1)?.text ?? '') < 0.8) ?? lifts[0]
  return lift === undefined ? [...lines, ...lines] : [...lines, ...useFound(lift, state)]
}

// A wish that is about a thing, and of no great occasion, is sung in a chorus about that thing.
const GREAT_OCCASION = 5
function isOfTopic(found: Found, { reading, images, isVague }: SongState): boolean {
  const { occasion, person, topics } = reading
  const isAboutThing = topics.some(({ weight }) => weight > 1) && person === undefined && !isVague
  const isPlayed = occasion.id === 'kids' || occasion.id === 'teach'
  if (!isAboutThing || (occasion.weight >= GREAT_OCCASION && !isPlayed)) return true
  if (found.image?.isMotif !== true && (found.usesRequest || found.usesImage)) return true
  const sung = `${found.title ?? ''} ${found.lines.join(' ')}`.toLowerCase()
  return images.some(
    ({ noun, isMotif }) => !isMotif && ` ${sung.replaceAll(/[^\p{L} ]/gu, ' ')} `.includes(` ${noun.toLowerCase()} `),
  )
}

// Where the banks have no chorus for what was told, it is its own; elsewhere every other song takes it.
const TOLD_SHARE = 0.8
const wantsTold = ({ reading, random }: SongState): boolean =>
  random.next() < (reading.occasion.weight < GREAT_OCCASION ? 1 : TOLD_SHARE)

const isOfKit = ({ entry }: Found): boolean => entry.occasion === 'kit'

// Everybody who asks for a lullaby would hear the same favourite: the choruses of a kit take turns.
const NEARLY_AS_GOOD = 2.5
function kitHookInTurn(every: readonly Found[], { kit, turn, reading }: SongState): Found | undefined {
  const ofKit = every.filter((each) => isOfKit(each) && each.entry.about === kit)
  // Who asks for a dark song of bees is not sung the jolly one.
  const ofMood = ofKit.filter(({ entry }) => entry.tones.some((tone) => reading.tones.includes(tone)))
  const own = ofMood.length > 0 ? ofMood : ofKit
  const best = Math.max(...own.map(({ score }) => score))
  const good = own
    .filter(({ score }) => score >= best - NEARLY_AS_GOOD)
    .toSorted((one, other) => (one.title ?? '').localeCompare(other.title ?? ''))
  return good[Math.floor(((turn * GOLDEN) % 1) * good.length)]
}

const lowerKey = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '')

// A song named like a chorus of its kit has that chorus.
function namedHook(given: string, wanted: number, state: SongState): Hook | undefined {
  if (state.kit === undefined || wanted <= 2) return undefined
  const found = findEntries('hook', state, 14).find(
    (each) => isOfKit(each) && each.entry.about === state.kit && lowerKey(each.title ?? '') === lowerKey(given),
  )
  return found === undefined ? undefined : { title: given, lines: addLift(useFound(found, state), wanted, state) }
}

// A car club at a party is sung of as one, and its name stands in the verses.
const SINGS_OF_CLUBS: ReadonlySet<string> = new Set('any party hobby road city music-life'.split(' '))

export function chooseHook(given: string | undefined, wanted: number, state: SongState): Hook {
  if (given !== undefined) return namedHook(given, wanted, state) ?? hookOf(given, state)
  const turn = state.isVague && wanted > 2 && state.kit === undefined ? findInTurn(['hook'], 0, state) : undefined
  const every = findEntries('hook', state, 14).filter(({ lines }) => wanted > 2 || lines.length <= 4)
  // A team is cheered by its name, whatever it plays.
  const { brand, occasion } = state.reading
  const callsIt = state.kit?.source.includes('?<called>') === true
  const fromKit =
    brand === undefined || SINGS_OF_CLUBS.has(occasion.id) || callsIt ? kitHookInTurn(every, state) : undefined
  // What somebody always says is the chorus everybody waits for.
  const saying = fromKit !== undefined && wanted > 2 ? tellHook(state, 'says') : undefined
  if (saying !== undefined) return { title: saying.title, lines: addLift(saying.lines, wanted, state) }
  if (fromKit?.title !== undefined && wanted > 2)
    return { title: titleCase(fromKit.title), lines: addLift(useFound(fromKit, state), wanted, state) }
  const found = turn !== undefined ? [turn] : every.filter((each) => !isOfKit(each))
  const { person } = state.reading
  const named = brand === undefined ? undefined : found.find(({ lines }) => lines.some((line) => line.includes(brand)))
  const mustName =
    brand !== undefined && ['jingle', 'chant', 'victory', 'sport', 'defeat'].includes(state.reading.occasion.id)
  if (mustName && state.form.name === 'jingle') return sellName(brand, state)
  if (mustName && named === undefined)
    return state.reading.occasion.stance === 'sell' ? sellName(brand, state) : shoutName(brand, state)
  const told = mustName || wanted === 2 || !wantsTold(state) ? undefined : tellHook(state)
  if (told !== undefined) return { title: told.title, lines: addLift(told.lines, wanted, state) }
  const best = mustName ? named : (found.find((each) => isOfTopic(each, state)) ?? undefined)
  if (best?.title === undefined) {
    const [image] = state.images
    return hookOf(titleCase(person?.name ?? brand ?? image?.said ?? 'Here we are'), state)
  }
  const title = titleCase(best.title)
  const lines = useFound(best, state)
  if (wanted === 2 && lines.length > 2) {
    const at = lines.findIndex(({ text }) => lowerKey(text).includes(lowerKey(title)))
    const from = at < 2 ? 0 : 2
    const pair = lines.slice(from, from + 2)
    return {
      title,
      lines:
        pair.length === 2 &&
        (!mustName || pair.some(({ text }) => text.includes(brand))) &&
        rhymeScore(pair[0]?.text ?? '', pair[1]?.text ?? '') > 0.4
          ? pair
          : lines,
    }
  }
  return { title, lines: addLift(lines, wanted, state) }
}
