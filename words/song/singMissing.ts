import type { Stance } from '../plan/occasions.ts'
import { sungShare } from '../reader/contentWords.ts'
import { capitalize } from '../reader/sayLine.ts'
import { countSung, pronounce } from '../sound/pronounce.ts'
import { findCalling, useFound } from './chooseEntry.ts'
import { CEREMONIES } from './ceremonies.ts'
import { isAbstract } from './isAbstract.ts'
import { contentOf } from './judgeDraft.ts'
import { framesOf } from './frames.ts'
import { isGraveKit } from './graveMatter.ts'
import {
  NAMES_IN_LOVE,
  FRAMES_FOR_KIN,
  FRAMES_FOR_MANY,
  FRAMES_FOR_NAMES,
  FRAMES_FOR_PARTNERS,
} from '../lines/frames/calling.ts'
import { CLOSING_FRAMES } from '../lines/frames/closing.ts'
import { CLOSINGS_OF_SOUND, THINGS_OF_SOUND } from '../lines/frames/ofSound.ts'
import { FRAMES_FOR_MATTERS } from '../lines/frames/matters.ts'
import { isCherished } from './isCherished.ts'
import { givenNameIn, phrasesFor, type Missing } from './missingPhrases.ts'
import { isHeardFrame } from './heardFrames.ts'
import { linesForNoun } from './nounLines.ts'
import { namesOccasion } from './prepareFacts.ts'
import { isRefused } from './refuseLine.ts'
import { isHomely } from './registers.ts'
import { findCompanion } from './singCompanion.ts'
import { isFresh, take, type SongState, type SungLine } from './songState.ts'
import { GRAVE } from './tierBanks.ts'
import { linesOf, type Draft, type WrittenSection } from './writeSections.ts'

// Words of the request no line holds yet get a couplet of their own, said the way the stance allows.
const LONGEST_SYLLABLES = 14

// "You're my sister" and "I'd know you, my sister, anywhere" call somebody; "Ask for my sister" speaks of her to others.
const CALLS_KIN = /\b(?:you're|you are) (?:still )?\*|(?:^|, |\byou )\*,/i
const NAMES_AS_KIND = /\bYou're (?:still )?\*/
const SPEAKS_OF_ONE = /\*(?:'s| is| was| comes| has| does| came| says| sits| knew)\b|\b(?:it's|that's|is|as) \*/i

// Nobody is thankful for an operation.
const GIVES_THANKS =
  /thankful for|found you in|see you in|a quiet I|was a prayer|Let there be|Teach me through|For \* and for/

// Their frames drink to a thing, put it first and get up early for it.
const GLAD_OF_THINGS: ReadonlySet<Stance> = new Set(['celebrate', 'love', 'thank', 'proud'])

const GLAD: ReadonlySet<Stance> = new Set(['celebrate', 'love', 'thank', 'proud', 'hope', 'story'])

function framesFor({ kind, phrase }: Missing, state: SongState): readonly string[] {
  const { stance, id } = state.reading.occasion
  const { you, about, things } = framesOf(stance, id)
  switch (kind) {
    case 'kin':
      return [...you().filter((frame) => CALLS_KIN.test(frame)), ...(GLAD.has(stance) ? FRAMES_FOR_KIN() : [])]
    case 'name':
      return you().filter((frame) => !NAMES_AS_KIND.test(frame))
    case 'theirs':
      return FRAMES_FOR_PARTNERS()
    case 'other':
      return about()
    case 'firm':
      return linesForNoun({ kind: undefined, isBrand: true, stance })
    case 'place':
      if (id === 'lullaby') return things()
      return linesForNoun({ kind: 'place', isBrand: false, stance })
    case 'thing':
      if (GLAD_OF_THINGS.has(stance) && !isCherished(phrase)) return FRAMES_FOR_MATTERS()
      return id === 'intercession' || id === 'get-well'
        ? things().filter((frame) => !GIVES_THANKS.test(frame))
        : things()
  }
}

export function singPhraseOf(missing: Missing, state: SongState): SungLine[] {
  const fitting = framesFor(missing, state)
  const others =
    missing.kind === 'thing' && GLAD_OF_THINGS.has(state.reading.occasion.stance) && !isCherished(missing.phrase)
      ? []
      : missing.kind === 'kin'
        ? FRAMES_FOR_KIN()
        : missing.kind === 'other' && missing.isMany && !GRAVE.has(state.reading.occasion.stance)
          ? FRAMES_FOR_MANY()
          : missing.kind === 'name'
            ? FRAMES_FOR_NAMES()
            : framesOf('story', state.reading.occasion.id).things()
  const ofSound =
    missing.kind === 'thing' && state.register !== 'fireside' && !GRAVE.has(state.reading.occasion.stance)
      ? state.random.shuffle(THINGS_OF_SOUND[state.register]())
      : []
  return singFrame(missing, [...ofSound, ...state.random.shuffle(fitting), ...state.random.shuffle(others)], state)
}

// A name of ten syllables is called all the same.
const mostSyllables = (phrase: string): number =>
  phrase.split(' ').some(isOwnName) ? Math.max(LONGEST_SYLLABLES, countSung(phrase) + 9) : LONGEST_SYLLABLES

function singFrame({ phrase, isMany }: Missing, inOrder: readonly string[], state: SongState): SungLine[] {
  const isLast = (frame: string): boolean =>
    isHeardFrame(frame.split(' / '), state.heard) || (state.register !== 'fireside' && isHomely(frame))
  for (const frame of [...inOrder.filter((each) => !isLast(each)), ...inOrder.filter(isLast)]) {
    // "no my best friend" is no English, and neither is "my friends is one".
    if (/^(?:my|our|the|your) /.test(phrase) && /\b(?:no|an?|the|any|every|another) \*/.test(frame)) continue
    if (isMany && SPEAKS_OF_ONE.test(frame)) continue
    const lines = frame.split(' / ').map((line) => capitalize(line.replaceAll('*', phrase)))
    const fits = lines.every(
      (line) => countSung(line) <= mostSyllables(phrase) && isFresh(state, line) && !isRefused(line, state.reading),
    )
    if (!fits) continue
    take(state, lines)
    return lines.map((text, at) => ({ text, source: at === 0 ? 'fact' : 'answer' }))
  }
  return []
}

// A couplet of the banks that names the person comes before a frame made for naming them.
function singKin(missing: Missing, state: SongState): SungLine[] {
  const { phrase, kind } = missing
  if (kind === 'name' && state.kit !== undefined && state.reading.occasion.id === 'love') {
    const called = singFrame(missing, state.random.shuffle(NAMES_IN_LOVE()), state)
    if (called.length > 0) return called
  }
  const found = kind === 'kin' || kind === 'name' || kind === 'other' ? findCalling(phrase, state) : undefined
  return found === undefined ? [] : useFound(found, state)
}

// "BMW E46", "Labuan": a make or a place only they mean is sung by its name, whatever else its song says of it.
const isOwnName = (word: string): boolean =>
  (/^\p{Lu}{2,}\d*$|^\p{Lu}\p{L}*\d+$/u.test(word) &&
    !/^(?:AI|TV|UK|US|DJ|MC|PC|VR|OK|ADHD|OCD|PTSD|AIDS|HIV|ICU|NHS|DNA|USA)$/.test(word)) ||
  (/^\p{Lu}\p{Ll}{3,}$/u.test(word) && !pronounce(word).known)

const HARDLY_SUNG = 0.6
const MOST_ADDED = 3

const OF_THINGS: ReadonlySet<Missing['kind']> = new Set(['thing', 'place'])

// A song that is all about one thing is not stopped to mention another; a town by its name is no thing, and the song of
// a day has room for what the day is about.
const breaksKit = ({ kind, phrase }: Missing, { kit, reading }: SongState): boolean =>
  kit !== undefined &&
  kit.test(reading.told) &&
  OF_THINGS.has(kind) &&
  phrase !== reading.details.place &&
  !/^\p{Lu}/u.test(phrase) &&
  !phrase.split(' ').some(isOwnName) &&
  !CEREMONIES.has(reading.occasion.id)

// A jingle that says who and what has said enough.
const suitsJingle = ({ kind, phrase }: Missing, { form, reading }: SongState): boolean =>
  form.name !== 'jingle' || kind === 'firm' || phrase === reading.details.place || reading.claims.length === 0

// What a kit is about and never says, said after its last line: the first one is the kit's, which is where it is best.
function singClosing(missing: readonly string[], state: SongState): SungLine[] {
  const isOfKit = (phrase: string): boolean =>
    state.kit?.test(phrase) === true && !/\b(?:ago|years?|weeks?|months?|days?)\b/i.test(phrase)
  // Whoever sings of the road in the first person does not end on "the truck driver".
  const isSomebody = (phrase: string): boolean =>
    state.reading.topics.some(
      ({ said, subject }) => said === phrase && /^(?:person|trade|sport|hobby)$/.test(subject?.kind ?? ''),
    )
  // "night knitting circle" wants its article.
  const isSaidWhole = (phrase: string): boolean => /^(?:(?:the|my|our|his|her|an?) .+|\S+)$/i.test(phrase)
  const [thing] = phrasesFor(missing, state).filter(
    (each) => breaksKit(each, state) && isOfKit(each.phrase) && !isSomebody(each.phrase) && isSaidWhole(each.phrase),
  )
  const { stance } = state.reading.occasion
  const isGrave = GRAVE.has(stance) || stance === 'angry' || state.form.name === 'blues'
  const closings = state.register === 'fireside' ? CLOSING_FRAMES() : CLOSINGS_OF_SOUND[state.register]()
  return thing === undefined || isGrave ? [] : singFrame(thing, state.random.shuffle(closings), state)
}

function singAdded(sung: string, state: SongState, isTitled: boolean): SungLine[][] {
  const content = contentOf(state.reading)
  // What the kit was chosen by is what all its lines are about; a song of whales says whale all the same.
  const { person, told } = state.reading
  const names = `${person?.name ?? ''} ${givenNameIn(told) ?? ''}`.split(' ')
  const ofKit = (state.kit?.exec(told)?.[0] ?? '')
    .split(' ')
    // Whoever it is about has a name all the same.
    .filter((word) => !names.includes(word) && !isOwnName(word))
    .join(' ')
  const added: SungLine[][] = []
  for (let round = 0; round < MOST_ADDED; round++) {
    const said = added.flat().map(({ text }) => text)
    const { missing } = sungShare(content, `${sung} ${ofKit} ${said.join(' ')}`)
    const [wanted] = phrasesFor(missing, state).filter(
      (each) =>
        !breaksKit(each, state) &&
        // What a song is about stands in the title somebody gave it.
        !(isTitled && each.kind === 'thing') &&
        !(each.kind === 'thing' && namesOccasion(each.phrase, state.reading)) &&
        suitsJingle(each, state),
    )
    const slotted = wanted === undefined ? [] : singKin(wanted, state)
    const lines = slotted.length > 0 || wanted === undefined ? slotted : singPhraseOf(wanted, state)
    if (lines.length === 0) break
    added.push(lines)
  }
  return added
}

// Of what is grave nobody is told anything more; whoever it is for is called by name.
function callOnly(draft: Draft, state: SongState): Draft {
  const { person, address } = state.reading
  const sung = linesOf(draft).some(({ text }) => person?.name !== undefined && text.includes(person.name))
  const at = draft.sections.findIndex(({ tag }) => tag.startsWith('Verse'))
  if (person?.name === undefined || address !== 'you' || sung || at < 0) return draft
  const called = singFrame({ phrase: person.name, kind: 'name', isMany: false }, FRAMES_FOR_NAMES(), state)
  return { ...draft, sections: draft.sections.map((section, nth) => (nth === at ? placed(section, called) : section)) }
}

export function singMissing(draft: Draft, state: SongState, isTitled: boolean): Draft {
  if (isGraveKit(state.kit)) return callOnly(draft, state)
  const sung = `${draft.title} ${linesOf(draft)
    .map(({ text }) => text)
    .join(' ')}`
  const { share, missing } = sungShare(contentOf(state.reading), sung)
  const closing =
    !isTitled && state.kit !== undefined && !isAbstract(state.kit) && share < HARDLY_SUNG
      ? singClosing(missing, state)
      : []
  const companion = findCompanion(draft, state)
  const beside =
    companion === undefined
      ? []
      : singFrame({ ...companion, kind: 'thing', isMany: false }, state.random.shuffle(companion.rows), state)
  const added = [
    ...(beside.length > 0 ? [beside] : []),
    ...singAdded(`${sung} ${beside.map(({ text }) => text).join(' ')}`, state, isTitled),
  ]
  const verses = draft.sections.flatMap(({ tag }, at) => (tag.startsWith('Verse') ? [at] : []))
  if (verses.length === 0) return closed(draft, [...added.flat(), ...closing])
  // The last verse takes the first, the one before it the next: three in a row would be a list.
  const placeOf = (nth: number): number => verses[(verses.length * 3 - 1 - nth) % verses.length] ?? 0
  const sections = draft.sections.map((section, at) =>
    added.reduce((kept, lines, nth) => (placeOf(nth) === at ? placed(kept, lines) : kept), section),
  )
  return closed({ ...draft, sections }, closing)
}

// An end that only sings the chorus's last lines again makes room.
function closed(draft: Draft, lines: SungLine[]): Draft {
  if (lines.length === 0) return draft
  return { ...draft, sections: [...draft.sections.filter(({ tag }) => tag !== 'Outro'), { tag: 'Outro', lines }] }
}

// A shanty is called and answered to its end.
function answered({ lines }: WrittenSection, added: readonly SungLine[]): readonly SungLine[] {
  const [, call, , answer] = lines
  return call !== undefined && answer !== undefined && call.text.startsWith('(') && answer.text.startsWith('(')
    ? added.flatMap((line, at) => [line, at % 2 === 0 ? call : answer])
    : added
}

const placedFirst = (section: WrittenSection, added: readonly SungLine[]): WrittenSection => ({
  ...section,
  lines: [...answered(section, added), ...section.lines],
})

// Said before the end of the verse, so that what it closes with stays its close.
function placed(section: WrittenSection, added: readonly SungLine[]): WrittenSection {
  if (section.lines[1]?.text.startsWith('(') === true) return placedFirst(section, added)
  let at = Math.max(0, section.lines.length - 2)
  while (at > 0 && section.lines[at]?.goesOn === true) at--
  return { ...section, lines: [...section.lines.slice(0, at), ...added, ...section.lines.slice(at)] }
}
