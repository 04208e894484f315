import type { Beat } from '../lines.ts'
import type { Section } from '../plan/forms.ts'
import { plansFor, VAGUE_PLAN, type Plan, type Step } from '../plan/plans.ts'
import { countSung } from '../sound/pronounce.ts'
import { FAMILY, rhymeScore } from '../sound/rhyme.ts'
import { findEntries, findInTurn, useFound } from './chooseEntry.ts'
import type { Found } from './fillEntry.ts'
import { chooseHook } from './chooseHook.ts'
import { findAnswer } from './answers.ts'
import { singFact } from './singFact.ts'
import { singClaims } from './singJingle.ts'
import { isFresh, lineKey, take, type Hook, type SongState, type SungLine } from './songState.ts'
import { callAndAnswer, sayTwice } from './manners.ts'
import { isNamed, nameMotif } from './nameMotif.ts'

export type WrittenSection = { tag: string; lines: SungLine[] }
export type Draft = { title: string; sections: WrittenSection[] }

const TAGS: Readonly<Record<Section['role'], string>> = {
  verse: 'Verse',
  pre: 'Pre-Chorus',
  chorus: 'Chorus',
  bridge: 'Bridge',
  build: 'Build',
  drop: 'Drop',
  end: 'Outro',
}

// A line only this subject has, with an answer that rhymes.
function singPhrase(state: SongState): SungLine[] | undefined {
  const phrases = state.images
    .slice(0, 2)
    .flatMap((image) => (image.subject?.phrases ?? []).map((text) => ({ text, isMotif: image.isMotif })))
  for (const { text, isMotif } of state.random.shuffle(phrases)) {
    const answer =
      isFresh(state, text) &&
      !(state.reading.address === 'you' && /\b(?:he|she|his|her|him)\b/i.test(text)) &&
      !(isMotif && /\byou\b/i.test(text) && state.reading.address !== 'you')
        ? findAnswer(text, state)
        : undefined
    if (answer === undefined) continue
    take(state, [text, answer])
    return [
      { text, source: isMotif ? 'any' : 'image' },
      { text: answer, source: 'answer' },
    ]
  }
  return undefined
}

const FREE_BEATS: readonly Beat[] = ['scene', 'story', 'feel', 'turn', 'wish', 'pre', 'bridge', 'lift', 'end', 'detail']

function singFree(state: SongState): SungLine[] | undefined {
  const found = findInTurn(FREE_BEATS, state.turnsTaken / 2, state)
  state.turnsTaken++
  return found === undefined ? undefined : useFound(found, state)
}

// A song of one thing rather sings a shorter verse than two lines that know nothing of it. An asked length is kept.
const ENOUGH_OF_KIT = 4
const isKitFull = (sung: number, { kit, form }: SongState): boolean =>
  kit !== undefined && form.mostLines === undefined && sung >= ENOUGH_OF_KIT

type Place = { left: number; sung: number }

function singStep(step: Step, { left, sung }: Place, facts: string[][], state: SongState): SungLine[] | undefined {
  if (step === 'fact') {
    const [group, next] = facts
    if (group === undefined) return undefined
    const told = singFact(group, left >= 4 ? next : undefined, state)
    facts.splice(0, told?.usedNext === true ? 2 : 1)
    return told?.lines
  }
  if (step === 'phrase') return singPhrase(state)
  if (step === 'free') return singFree(state)
  // A whole scene of four lines must leave room for what is still to be told.
  const room = facts.length > 0 ? left - 2 : left
  const isFull = isKitFull(sung, state)
  const isOfKit = ({ entry }: Found): boolean => state.kit !== undefined && entry.about === state.kit
  // After two told lines a scene of four makes the verse longer: cut off, it would leave a couplet that knows nothing of it.
  const isOpen = state.form.mostLines === undefined
  const roomOfKit = isOpen && step === 'bridge' ? Infinity : left + (isOpen ? 2 : 0)
  const best = findEntries(step, state).find(
    (found) =>
      (!isFull || isOfKit(found)) &&
      found.lines.length <= Math.max(2, isOfKit(found) ? roomOfKit : found.entry.about === undefined ? room : left) &&
      (found.usesImage || !state.isVague),
  )
  return best === undefined ? undefined : useFound(best, state)
}

const VAGUE_FILLERS: readonly Step[] = ['detail', 'phrase', 'detail', 'phrase', 'detail', 'detail', 'free']
const FILLERS: readonly Step[] = ['detail', 'story', 'feel', 'turn', 'scene', 'phrase', 'wish']

// The first verse of a song without a subject names the thing it looks at.
function opensRiddle(state: SongState): boolean {
  const [image] = state.images
  if (!state.isVague || image?.isMotif !== true || state.isMotifNamed) return false
  state.isMotifNamed = true
  return !isNamed(image, [...state.usedLines].join(' '))
}

function singVerse(steps: readonly Step[], wanted: number, facts: string[][], state: SongState): SungLine[] {
  const lines: SungLine[] = opensRiddle(state) ? nameMotif(state) : []
  // A kit tells of its thing by itself; what is known of the thing elsewhere would break into it.
  const own = [...steps, ...(state.isVague ? VAGUE_FILLERS : FILLERS)]
  for (const step of state.kit === undefined ? own : own.filter((each) => each !== 'phrase')) {
    if (lines.length >= wanted) break
    lines.push(...(singStep(step, { left: wanted - lines.length, sung: lines.length }, facts, state) ?? []))
  }
  return lines
}

// A jingle has no time for answers: what is sold, and what is good about it.
function singShop(wanted: number, facts: string[][], state: SongState): SungLine[] {
  const { brand, person } = state.reading
  const name = brand ?? person?.name
  const claims = name === undefined ? [] : singClaims(name, state)
  if (claims.length === 0) return singVerse(['fact', 'phrase', 'detail'], wanted, facts, state)
  facts.length = 0
  return claims
}

// The blues: what is told, told again, and answered; else three lines somebody wrote that way.
function singTwelveBars(steps: readonly Step[], facts: string[][], state: SongState): SungLine[] {
  if (state.heldBack.length > 0) return sayTwice(state.heldBack.splice(0))
  if (facts.length > 0) return sayTwice(singStep('fact', { left: 2, sung: 0 }, facts, state) ?? [])
  if (state.kit !== undefined) {
    const scene = singStep(state.isLater ? 'story' : 'scene', { left: 4, sung: 0 }, facts, state) ?? []
    const isInPairs = rhymeScore(scene[0]?.text ?? '', scene[1]?.text ?? '') >= FAMILY
    if (scene.length === 4 && isInPairs) state.heldBack.push(...scene.slice(2))
    if (scene.length === 3) return scene
    if (scene.length > 1 && isInPairs) return sayTwice(scene.slice(0, 2))
  }
  const step = steps.find((each) => each !== 'fact' && each !== 'phrase') ?? 'feel'
  const lines =
    singStep(step, { left: 3, sung: 0 }, facts, state) ?? singStep('feel', { left: 3, sung: 0 }, facts, state) ?? []
  return lines.length === 3 ? lines : sayTwice(lines.slice(0, 2))
}

// More to tell than the verses hold: what is left takes the place of pictures.
function spread(steps: readonly Step[], facts: number, verses: number): Step[] {
  const wanted = Math.ceil(facts / Math.max(1, verses))
  const extra = Math.max(0, wanted - steps.filter((step) => step === 'fact').length)
  const [first = 'scene', ...rest] = steps
  return [first, ...Array.from({ length: extra }, (): Step => 'fact'), ...rest]
}

function writeSection(
  section: Section,
  nth: number,
  plan: Plan,
  hook: Hook,
  facts: string[][],
  versesLeft: number,
  sung: readonly WrittenSection[],
  state: SongState,
): SungLine[] {
  const { form } = state
  switch (section.role) {
    case 'chorus':
      return [...hook.lines]
    case 'drop':
      return [{ text: hook.title, source: 'occasion' }]
    case 'pre':
    case 'build':
      return singVerse([state.isVague ? 'phrase' : 'pre'], 2, [], state).slice(0, 2)
    case 'bridge': {
      const own =
        state.kit === undefined
          ? undefined
          : singStep('bridge', { left: section.lines, sung: ENOUGH_OF_KIT }, [], state)
      return own ?? singVerse(plan.bridge, section.lines, [], state)
    }
    case 'end':
      return state.kit === undefined ? singVerse(['end'], 2, [], state).slice(0, 2) : comeBack(sung, hook)
    case 'verse': {
      const steps = spread(plan.verses[Math.min(nth, plan.verses.length - 1)] ?? [], facts.length, versesLeft)
      if (form.name === 'jingle') return singShop(section.lines, facts, state)
      if (form.name === 'blues') return singTwelveBars(steps, facts, state)
      if (form.name === 'shanty')
        return callAndAnswer(singVerse(steps, Math.max(2, section.lines / 2), facts, state), nth, hook)
      if (form.name === 'aaba')
        return [...singVerse(steps, beforeRefrain(section.lines - 2, facts, state), facts, state), ...refrainOf(hook)]
      return singVerse(steps, section.lines, facts, state)
    }
  }
}

// A kit's scenes have four lines: room for six would leave a couplet that knows nothing of it.
const SCENE_LINES = 4
const beforeRefrain = (lines: number, facts: readonly string[][], { kit }: SongState): number =>
  kit === undefined || facts.length > 0 ? lines : Math.max(SCENE_LINES, lines - (lines % SCENE_LINES))

// A song of one thing ends where it began, now that everybody knows what it was about; where its first two lines are no
// couplet, on the end of its chorus.
function comeBack(sung: readonly WrittenSection[], hook: Hook): SungLine[] {
  const [one, two] = sung.find(({ tag }) => tag.startsWith('Verse'))?.lines ?? []
  const isCouplet = one !== undefined && two !== undefined && rhymeScore(one.text, two.text) >= FAMILY
  return isCouplet && one.source === 'occasion' ? [one, two] : hook.lines.slice(-2)
}

function refrainOf({ title, lines }: Hook): SungLine[] {
  const at = lines.findLastIndex(({ text }) => text.toLowerCase().includes(title.toLowerCase()))
  return at >= 2 ? lines.slice(2, 4) : lines.slice(0, 2)
}

// What leads up to a chorus is sung again before the next; a kit knows one climb to the drop.
const comesAgain = ({ role }: Section, { kit }: SongState): boolean =>
  role === 'pre' || (role === 'build' && kit !== undefined)

const MOST_LEFT_OVER = 3

// Whatever the verses had no room for is told at the end of the last one.
function singLeftOver(sections: readonly WrittenSection[], facts: string[][], state: SongState): void {
  const last = sections.findLast(({ tag }) => tag.startsWith('Verse'))
  for (let round = 0; round < MOST_LEFT_OVER && facts.length > 0; round++)
    last?.lines.push(...(singStep('fact', { left: 4, sung: 0 }, facts, state) ?? []))
}

export function writeSections(
  given: string | undefined,
  groups: readonly (readonly string[])[],
  state: SongState,
): Draft {
  const { occasion } = state.reading
  const plan = state.isVague ? VAGUE_PLAN : state.random.pick(plansFor(occasion.id, occasion.stance))
  const chorus = state.form.sections.find(({ role }) => role === 'chorus')
  const hook = chooseHook(given, chorus?.lines ?? 4, state)
  // What every chorus sings needs no verse of its own.
  const facts = groups
    .filter((group) => groups.length < 2 || lineKey(group.join(' ')) !== lineKey(hook.title))
    .map((group) => [...group])
  const sections: WrittenSection[] = []
  const verses = state.form.sections.filter(({ role }) => role === 'verse').length
  let nth = 0
  let pre: SungLine[] | undefined
  for (const section of state.form.sections) {
    const isVerse = section.role === 'verse'
    state.isLater = (isVerse && nth > 0) || section.role === 'bridge'
    const lines =
      comesAgain(section, state) && pre !== undefined
        ? pre
        : writeSection(section, nth, plan, hook, facts, verses - nth, sections, state)
    if (comesAgain(section, state)) pre ??= lines
    if (isVerse) nth++
    if (lines.length === 0) continue
    sections.push({ tag: isVerse && verses > 1 ? `Verse ${nth}` : TAGS[section.role], lines })
  }
  singLeftOver(sections, facts, state)
  return { title: hook.title, sections }
}

// A length was asked: couplets that tell nothing leave first, then the end of the last verse.
export function trimToLength(draft: Draft, mostLines: number): Draft {
  const sections = draft.sections.map((section) => ({ ...section, lines: [...section.lines] }))
  const count = (): number => sections.reduce((sum, { lines }) => sum + lines.length, 0)
  const outro = sections.findIndex(({ tag }) => tag === 'Outro')
  if (outro > 0 && count() > mostLines) sections.splice(outro, 1)
  for (let round = 0; round < 12 && count() > mostLines; round++) {
    const spare = sections.findLast(({ tag, lines }) => tag.startsWith('Verse') && lines.length > 2)
    if (spare === undefined) break
    const at = spare.lines.findLastIndex((line, index) => index % 2 === 0 && line.source !== 'fact')
    spare.lines.splice(at < 0 ? spare.lines.length - 2 : at, 2)
  }
  return { ...draft, sections }
}

export const linesOf = (draft: Draft): SungLine[] => {
  const seen = new Set<string>()
  return draft.sections
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => countSung(text) > 0 && !seen.has(text) && seen.add(text))
}

export const writeOut = ({ sections }: Draft): string =>
  sections.map(({ tag, lines }) => [`[${tag}]`, ...lines.map(({ text }) => text)].join('\n')).join('\n\n')
