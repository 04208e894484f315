import type { Tone } from '../lines.ts'
import { ANY_OCCASION, MISHAP, MOMENT, OCCASIONS, PORTRAIT, TALE, type Occasion } from '../plan/occasions.ts'
import { readStyle } from '../style/readStyle.ts'
import { listContent } from './contentWords.ts'
import { isMisfortune } from './misfortune.ts'
import { readBrand } from './readBrand.ts'
import { tagWords, type Term } from './grammar.ts'
import type { Address } from './person.ts'
import { readDetails, type Details } from './readDetails.ts'
import { readFacts, type Fact } from './readFacts.ts'
import { findPeople, pronounSex, type Person } from './readPerson.ts'
import { readTopics, type Topic } from './readSubjects.ts'
import { splitRequest } from './splitRequest.ts'
import { tonesOfMoods } from './tonesOfMoods.ts'

export type Reading = {
  told: string
  manner: string
  title?: string
  seconds?: number
  occasion: Occasion
  second?: Occasion
  tones: readonly Tone[]
  address: Address
  person?: Person
  others: readonly Person[]
  // A shop, a band or a club by its whole name.
  brand?: string
  details: Details
  facts: readonly Fact[]
  topics: readonly Topic[]
  content: readonly string[]
  isDead: boolean
}

const GENTLE = new Set(['celebrate', 'love', 'thank', 'proud', 'hope', 'funny', 'story', 'sell'])
// Too grave, or too much one thing, to borrow lines from another occasion.
const ALONE = new Set([
  'roast',
  'boss',
  'job-loss',
  'breakup',
  'divorce',
  'apology',
  'get-well',
  'sobriety',
  'anxiety',
  'farewell',
  'lullaby',
  'jingle',
  'teach',
  'lonely',
])
// Who somebody is and what is feasted may join another occasion; where they happen to be may not.
const SECONDS = new Set([
  'mother',
  'father',
  'grandparent',
  'sibling',
  'child',
  'friendship',
  'love',
  'pet',
  'birthday',
  'christmas',
  'wedding',
  'anniversary',
  'graduation',
  'retirement',
  'thanks',
  'food',
  'holiday',
  'first-day',
  'birth',
  'new-year',
  'festival',
  'sport',
  'music-life',
  'gaming',
  'stag',
  'party',
])
const ABOUT_THEM = new Set([
  'roast',
  'boss',
  'outlaw',
  'fairy-tale',
  'sea-story',
  'war-story',
  'jingle',
  'chant',
  'victory',
  'teach',
  'space',
])

// Carol is no Christmas song.
const withoutNames = (text: string, people: readonly Person[]): string =>
  people
    .flatMap(({ name }) => name?.split(' ') ?? [])
    .filter((word) => /^\p{Lu}\p{L}{2,}$/u.test(word))
    .reduce((rest, name) => rest.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), ''), text)

function rankOccasions(text: string): Occasion[] {
  return OCCASIONS.map((occasion) => ({ occasion, count: text.match(occasion.cues)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ occasion, count }) => ({ occasion, score: occasion.weight + Math.min(2, count - 1) * 0.6 }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ occasion }) => occasion)
}

// "I called my teacher mum" is no song for a mother.
const KIN_OF: Readonly<Record<string, RegExp>> = {
  mother: /^(?:mother|mom|mum|mama|mommy|mummy|ma|step(?:mom|mother)|mother-in-law)$/,
  father: /^(?:father|dad|papa|daddy|pa|pops|step(?:dad|father)|father-in-law)$/,
}
const isOtherKin = (id: string, [person]: readonly Person[]): boolean =>
  person?.kin !== undefined && person.own !== undefined && KIN_OF[id]?.test(person.kin) === false

function chooseAddress(occasion: Occasion, person: Person | undefined, told: string): Address {
  if (occasion.id === 'jingle' && person === undefined) return 'you'
  if (occasion.id === 'service') return 'you'
  if (occasion.id === 'intercession') return person === undefined ? 'me' : 'about'
  if (occasion.id === 'baby-loss') return 'we'
  if (['firm', 'club', 'defeat'].includes(occasion.id)) return 'we'
  if (person === undefined && occasion.stance !== 'sell' && isOfStranger(told)) return 'about'
  if (occasion.id === 'chant' && person === undefined) return 'we'
  if (/\b(?:you|your|you're)\b/i.test(told) && !/\b(?:thank you|how you)\b/i.test(told)) return 'you'
  if (/^being\b/i.test(told)) return 'me'
  if (person === undefined && occasion.id === 'birthday' && /^(?:i|i'm|my)\b/i.test(told)) return 'me'
  const isSpeaker = /\b(?:i|i'm|i've|me|my|myself)\b/i.test(told)
  if (person !== undefined) {
    if (ABOUT_THEM.has(occasion.id) || occasion.stance === 'angry') return 'about'
    if (occasion.id === 'moving' || occasion.id === 'holiday')
      return person.at <= 0 ? 'you' : /\bwith\b|\b(?:we|our)\b/i.test(told) ? 'we' : 'me'
    if (person.own === undefined && occasion === PORTRAIT) return 'about'
    return 'you'
  }
  if (['love', 'thank'].includes(occasion.stance) && !['lullaby'].includes(occasion.id)) return 'you'
  if (['birthday', 'lullaby', 'memorial', 'pet-loss', 'birth', 'farewell', 'breakup'].includes(occasion.id))
    return 'you'
  if (/\b(?:we|our|us|ours)\b/i.test(told)) return 'we'
  if (isSpeaker) return 'me'
  return occasion.stance === 'story' && /\b(?:who|a|an)\b/.test(told) && !/^\p{L}+ing\b/u.test(told) ? 'about' : 'me'
}

// "a sad song": how it should feel is all there is to go by.
const BY_TONE: Readonly<Partial<Record<Tone, string>>> = {
  wistful: 'lonely',
  dark: 'lonely',
  angry: 'anger',
  tender: 'love',
  bright: 'hope',
  wild: 'party',
  proud: 'motivation',
  calm: 'nature',
}
const ANYTHING = ['love', 'hope', 'road', 'city', 'nature', 'friendship', 'nostalgia', 'party']

function occasionOfTones(tones: readonly Tone[], description: string): Occasion {
  const wanted = tones.map((tone) => BY_TONE[tone]).find((id) => id !== undefined)
  const id = wanted ?? ANYTHING[description.length % ANYTHING.length]
  return OCCASIONS.find((occasion) => occasion.id === id) ?? ANY_OCCASION
}

const byId = (id: string): Occasion => OCCASIONS.find((occasion) => occasion.id === id) ?? ANY_OCCASION

// No cue fits: whom it is for, or how it went, still says what kind of song it is.
function occasionOfStory([person]: readonly Person[], told: string, terms: readonly Term[]): Occasion {
  if (person?.isPet === true) return byId('pet')
  if (person?.isLover === true) return byId('love')
  if (person !== undefined) return PORTRAIT
  if (isMisfortune(told)) return MISHAP
  const isOnce =
    /\b(?:we|i)\b/i.test(told) && terms.some(({ tags }) => tags.has('PastTense')) && !/\b(?:always|every)\b/i.test(told)
  return isOnce ? MOMENT : ANY_OCCASION
}

// "a potato who wants to be a rockstar": a tale of somebody nobody here knows.
const SLIGHT = 4
const isOfStranger = (told: string): boolean =>
  /^(?:an?|the|two|three|four|five) (?:[\p{L}'-]+ ){1,3}(?:who|that|and an? |\p{L}+ing )/iu.test(told) &&
  !/\b(?:i|i'm|me|my|we|our|us|you|your)\b/i.test(told)

// Somebody else's divorce is no heartbreak of mine: they need strength.
function comfort(occasion: Occasion, [person]: readonly Person[], told: string): Occasion {
  const isOwnLife =
    /^being an? /i.test(told) && ['mother', 'father', 'grandparent', 'child', 'sibling'].includes(occasion.id)
  // Who moves away without me is seen off.
  const isGoing =
    occasion.id === 'moving' &&
    person !== undefined &&
    person.at < 2 &&
    !/\b(?:i|i'm|we|me|us|our|with)\b/i.test(told.replace(/^our\b/i, ''))
  if (isGoing) return OCCASIONS.find(({ id }) => id === 'farewell') ?? occasion
  const isTale = person === undefined && isOfStranger(told)
  if (isTale && (LOVERS.has(occasion.id) || occasion.weight <= SLIGHT)) return TALE
  const isOldWork = occasion.id === 'new-job' && person?.isOld === true
  if (isOldWork) return byId('grandparent')
  const isTheirs = person !== undefined && !person.isLover && person.at < 2
  const isBreakup = occasion.id === 'divorce' || occasion.id === 'breakup'
  return (
    ((isBreakup && isTheirs) || isOwnLife ? OCCASIONS.find(({ id }) => id === 'motivation') : undefined) ?? occasion
  )
}

// The person a song is for: somebody of one's own first, then whoever is named first.
function choosePerson(people: readonly Person[], occasion: Occasion): Person | undefined {
  if (occasion.id === 'jingle') return undefined
  return people.find(({ own, kin }) => own !== undefined && kin !== undefined) ?? people[0]
}

// Of a wedding "my brother Chris and his husband Daniel" are both the ones it is sung to.
const COUPLES = new Set(['wedding', 'anniversary', 'proposal'])
function joinCouple(person: Person | undefined, people: readonly Person[], { id }: Occasion): Person | undefined {
  const partner = people.find((other) => other.isTheirs === true && other.name !== undefined)
  if (person?.name === undefined || partner?.name === undefined || partner === person || !COUPLES.has(id)) return person
  return { ...person, name: `${person.name} and ${partner.name}`, isGroup: true }
}

// In a song of love "she" is the one it is sung to.
const LOVERS = new Set(['love', 'crush', 'proposal', 'distance', 'breakup', 'divorce', 'anniversary'])
function loverOf(terms: readonly Term[], occasion: Occasion): Person | undefined {
  const sex = pronounSex(terms)
  if (sex === undefined || !LOVERS.has(occasion.id)) return undefined
  return { sex, isPet: false, isYoung: false, isOld: false, isGroup: false, isLover: true, at: -1, end: -1 }
}

// A person is no thing of the song; an animal of one's own is, but never by its name.
const isTaken =
  (people: readonly Person[], terms: readonly Term[]) =>
  (at: number): boolean =>
    people.some(
      (person) =>
        at >= person.at && at < person.end && !(person.isPet && terms[at]?.word.replace(/'s$/, '') === person.kin),
    )

const isOfBrand = (brand: string | undefined, name: string | undefined, kin: string | undefined): boolean =>
  brand !== undefined &&
  ((name !== undefined && name.split(' ').every((word) => brand.includes(word))) ||
    /^(?:band|club|team|choir)$/.test(kin ?? ''))

// "Rovers" is no space probe; the pizza of "Joe's Pizza" is what is sold there.
const isOfName = (brand: string | undefined, noun: string, subject: Topic['subject']): boolean =>
  brand !== undefined && brand.includes(noun) && !['food', 'drink', 'trade'].includes(subject?.kind ?? '')

// Facts speak of "Crumb & Co", not of "my bakery called Crumb & Co".
const factTerms = (told: string, terms: readonly Term[], found: string | undefined, name: string | undefined) =>
  found === undefined || name === undefined || found === name ? terms : tagWords(told.replace(found, name))

// A title somebody gave decides how its person is spoken of: "The Boat He Built" is not sung to him.
const SPEAKS_OF = /\b(?:he|she|his|him|they)\b/i

export function readRequest(description: string, style: string, givenTitle = ''): Reading {
  const { told, manner, lead = '.', title, seconds } = splitRequest(description)
  const terms: Term[] = told === '' ? [] : tagWords(told)
  const everybody = findPeople(terms)
  const [ranked = ANY_OCCASION, ...rest] = rankOccasions(withoutNames(`${manner} ${lead} ${told}`, everybody)).filter(
    ({ id }) => !isOtherKin(id, everybody),
  )
  const brand = readBrand(told, ['jingle', 'chant', 'victory', 'defeat'].includes(ranked.id))
  const people = everybody.filter(({ name, kin }) => !isOfBrand(brand?.name, name, kin))
  const moods = readStyle(`${manner}, ${style}`).intent.moods
  const tones = tonesOfMoods(moods, manner)
  const occasion =
    ranked === ANY_OCCASION && told === ''
      ? occasionOfTones(tones, description)
      : comfort(ranked === ANY_OCCASION ? occasionOfStory(people, told, terms) : ranked, people, told)
  const second =
    GENTLE.has(occasion.stance) && !ALONE.has(occasion.id)
      ? rest.find((other) => GENTLE.has(other.stance) && SECONDS.has(other.id))
      : undefined
  const person = joinCouple(choosePerson(people, occasion), people, occasion) ?? loverOf(terms, occasion)
  const chosen = chooseAddress(occasion, person, told)
  const address = chosen === 'you' && person !== undefined && SPEAKS_OF.test(givenTitle) ? 'about' : chosen
  return {
    told,
    manner,
    ...(title !== undefined && { title }),
    ...(seconds !== undefined && { seconds }),
    occasion,
    ...(second !== undefined && { second }),
    tones,
    address,
    ...(person !== undefined && { person }),
    others: people.filter((other) => other.at !== person?.at),
    details: readDetails(told, terms, manner),
    ...(brand !== undefined && { brand: brand.name }),
    facts: readFacts({
      person,
      address,
      terms: person === undefined ? factTerms(told, terms, brand?.found, brand?.name) : terms,
    }),
    topics: readTopics(terms, isTaken(people, terms)).filter(
      ({ noun, subject }) =>
        !isOfName(brand?.name, noun, subject) && !(occasion.id === 'stag' && /^(?:stag|hen)$/i.test(noun)),
    ),
    content: listContent(terms),
    isDead: occasion.stance === 'mourn',
  }
}
