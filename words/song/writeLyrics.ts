import type { Form } from '../plan/forms.ts'
import { planSections } from '../plan/fitSections.ts'
import { createRandom, type Random } from '../random.ts'
import { listContent, sungShare } from '../reader/contentWords.ts'
import type { Reading } from '../reader/readRequest.ts'
import { judgeDraft, type Verdict } from './judgeDraft.ts'
import { findKit } from './findKit.ts'
import { isHeartKit, sungOf } from './heartKits.ts'
import { isNameable } from './isNameable.ts'
import { singableFacts } from './singableFacts.ts'
import { isGraveKit, readSoberly } from './graveMatter.ts'
import { isWhollyAbstract } from './isAbstract.ts'
import { listHeard } from './heardFrames.ts'
import { listImages } from './imagery.ts'
import { keepPlaces } from './lineBank.ts'
import { hasLitany, isToldInVerses, toldAsLitany, withLitany } from './litany.ts'
import { listCompanions } from './singCompanion.ts'
import { singMissing } from './singMissing.ts'
import { prepareFacts } from './prepareFacts.ts'
import type { Register } from './registers.ts'
import { lineKey, type SongState } from './songState.ts'
import { trimToLength, writeSections, type Draft } from './writeSections.ts'
import { isShape } from './fitsAnything.ts'
import { tagOnce } from './tagOnce.ts'

export type LyricsWish = {
  reading: Reading
  genre: string
  register: Register
  manner: string
  turn: number
  title?: string | undefined
  seconds?: number | undefined
  tempoBpm?: number | undefined
  // Lines this person has heard before.
  avoid?: readonly string[] | undefined
}

export type Lyrics = { draft: Draft; verdict: Verdict }

const CANDIDATES = 5
// Good enough to stop looking.
const ENOUGH = 16.9

// "the office printer" is what the whole song sings: no line has to name it. What says more than that is told all the
// same, unless the kit's words are nearly all of it, or all of it where it is what somebody does.
const NEARLY_ALL = 0.6
const MOST_NAMING_WORDS = 6
function isSungByKit({ kind, text }: Reading['facts'][number], kit: RegExp | undefined, reading: Reading): boolean {
  const sung = sungOf(kit, text, reading).length
  const isNamed = kind === 'noun' && sung > 0 && text.split(' ').length <= MOST_NAMING_WORDS
  if (isNamed && !/ and |\b(?:\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|years?)\b/iu.test(text))
    return true
  // With whom and where it was no kit knows.
  if (kind === 'deed' && /\bwith (?:you|my|our)\b|\s\p{Lu}/u.test(text)) return false
  return sung >= text.length * (kind === 'deed' ? 1 : NEARLY_ALL)
}

// A kit called by a whole sentence tells all of it: half of that sentence in a couplet would say it again, and broken.
const WHOLE_SENTENCE = 6
const MOST_OF_FACT = 0.75
function isOfWholeSentence({ text }: Reading['facts'][number], kit: RegExp | undefined, reading: Reading): boolean {
  const whole = sungOf(kit, reading.told, reading)
  if (
    isHeartKit(kit) &&
    !/\s\p{Lu}/u.test(text.replaceAll(/\bI\b/g, '')) &&
    whole.toLowerCase().includes(text.toLowerCase())
  )
    return true
  if (whole.split(' ').length < WHOLE_SENTENCE || /\s\p{Lu}/u.test(text.replaceAll(/\bI\b/g, ''))) return false
  return sungShare(listContent(tagOnce(text)), whole).share >= MOST_OF_FACT
}

// "when we played outside" says nothing by itself.
const HANGS = /^(?:When|Whenever|Until|Because|Since|After|Before|While) /

// Under a title somebody gave, the chorus says what the verses show: "driving along the coast" below "Coast Road Radio".
const HALF = 0.5
type Titled = { reading: Reading; kit: RegExp | undefined; title?: string | undefined }
function isSungByTitle({ text }: Reading['facts'][number], { reading, kit, title }: Titled): boolean {
  if (title === undefined) return false
  const words = listContent(tagOnce(text))
  return sungShare(words, `${title} ${kit?.exec(reading.told)?.[0] ?? ''}`).share >= HALF
}

export function writeLyrics(wish: LyricsWish, random: Random): Lyrics {
  const { genre, manner, register, seconds, tempoBpm } = wish
  const kit = findKit(wish.reading, wish.turn, wish.register)
  const reading = isGraveKit(kit)
    ? readSoberly(wish.reading)
    : {
        ...wish.reading,
        facts: singableFacts(wish.reading),
        topics: wish.reading.topics.filter((topic) => isNameable(topic, wish.reading)),
      }
  keepPlaces(wish.reading, reading)
  // "a wizard and his apprentice": the kit sings the one, a couplet of its own the other.
  const isOfTwo = kit !== undefined && listCompanions(reading, kit).length > 0
  const facts = (isWhollyAbstract(kit, reading) ? [] : reading.facts)
    .filter(
      (fact, at, all) =>
        // "I miss the old days when we played outside" goes whole or not at all.
        HANGS.test(all[at + 1]?.text ?? '') ||
        isShape(kit) ||
        !(
          isSungByKit(fact, kit, reading) ||
          isOfWholeSentence(fact, kit, reading) ||
          (isOfTwo && fact.kind === 'noun')
        ),
    )
    .filter((fact) => !isSungByTitle(fact, { reading, kit, title: wish.title }))
  const plan = (told: number): Form =>
    planSections({ genre, text: `${manner} ${reading.manner}`, seconds, tempoBpm, facts: told })
  const isOfOneThing = kit !== undefined && !isShape(kit) && !isGraveKit(kit) && hasLitany(plan(facts.length))
  // "the night shift at the bakery": a kit of night shifts knows no bakery.
  const beside = reading.facts.filter(
    (fact) => facts.includes(fact) || (fact.kind === 'noun' && !isOfTwo && isSungByKit(fact, kit, reading)),
  )
  const litany = isOfOneThing ? beside.flatMap((fact) => toldAsLitany(fact, reading) ?? []) : []
  const inVerses = isOfOneThing ? facts.filter((fact) => isToldInVerses(fact, reading)) : facts
  const groups = prepareFacts({ ...reading, facts: inVerses }, random.fork('facts'))
  const form = plan(groups.length)
  const avoid = new Set((wish.avoid ?? []).map(lineKey))
  const heard = listHeard(avoid)
  const isVague =
    kit === undefined &&
    groups.length === 0 &&
    reading.topics.length === 0 &&
    reading.person === undefined &&
    reading.brand === undefined
  const title = wish.title ?? reading.title
  let best: Lyrics | undefined
  for (let at = 0; at < (isVague ? 1 : CANDIDATES); at++) {
    const luck = random.fork(`candidate ${at}`)
    const state: SongState = {
      reading,
      form,
      register,
      images: listImages(reading, luck.fork('images')),
      kit,
      random: createRandom(luck.integer(0, 2 ** 31)),
      usedEntries: new Set(),
      usedItems: new Set(),
      usedLines: new Set(),
      usedSounds: [],
      avoid,
      heard,
      heldBack: [],
      nameSung: 0,
      isMotifNamed: false,
      isLater: false,
      kinSung: 0,
      turn: wish.turn,
      turnsTaken: 0,
      isVague,
    }
    const whole = singMissing(
      withLitany(writeSections(title, groups, state), litany, state),
      state,
      title !== undefined,
    )
    const draft = form.mostLines === undefined ? whole : trimToLength(whole, form.mostLines)
    const verdict = judgeDraft(draft, reading)
    if (best === undefined || verdict.score > best.verdict.score) best = { draft, verdict }
    if (best.verdict.score >= ENOUGH) break
  }
  if (best === undefined) throw new Error('no candidate was written')
  return best
}
