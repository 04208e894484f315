import type { Tone } from '../lines.ts'
import { ANY_OCCASION, OCCASIONS, type Occasion } from '../plan/occasions.ts'
import { readStyle } from '../style/readStyle.ts'
import { listContent } from './contentWords.ts'
import { tagWords, type Term } from './grammar.ts'
import type { Address } from './person.ts'
import { readDetails, type Details } from './readDetails.ts'
import { readFacts, type Fact } from './readFacts.ts'
import { findPeople, type Person } from './readPerson.ts'
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
  details: Details
  facts: readonly Fact[]
  topics: readonly Topic[]
  content: readonly string[]
  isDead: boolean
}

const GENTLE = new Set(['celebrate', 'love', 'thank', 'proud', 'hope', 'funny', 'story', 'sell'])
// Too grave, or too much one thing, to borrow lines from another occasion.
const ALONE = new Set([
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

function rankOccasions(text: string): Occasion[] {
  return OCCASIONS.map((occasion) => ({ occasion, count: text.match(occasion.cues)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ occasion, count }) => ({ occasion, score: occasion.weight + Math.min(2, count - 1) * 0.6 }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ occasion }) => occasion)
}

function chooseAddress(occasion: Occasion, person: Person | undefined, told: string): Address {
  if (/\b(?:you|your|you're)\b/i.test(told) && !/\b(?:thank you|how you)\b/i.test(told)) return 'you'
  if (/^being\b/i.test(told)) return 'me'
  const isSpeaker = /\b(?:i|i'm|i've|me|my|myself)\b/i.test(told)
  if (person !== undefined) {
    if (ABOUT_THEM.has(occasion.id) || occasion.stance === 'angry') return 'about'
    if (occasion.id === 'moving' || occasion.id === 'holiday') return person.at > 0 ? 'we' : 'you'
    if (person.own === undefined && occasion === ANY_OCCASION) return 'about'
    return 'you'
  }
  if (['love', 'thank'].includes(occasion.stance) && !['lullaby'].includes(occasion.id)) return 'you'
  if (['birthday', 'lullaby', 'memorial', 'pet-loss', 'birth', 'farewell', 'breakup'].includes(occasion.id))
    return 'you'
  if (/\b(?:we|our|us|ours)\b/i.test(told)) return 'we'
  if (isSpeaker) return 'me'
  return occasion.stance === 'story' && /\b(?:who|a|an)\b/.test(told) ? 'about' : 'me'
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

// Somebody else's divorce is no heartbreak of mine: they need strength.
function comfort(occasion: Occasion, [person]: readonly Person[], told: string): Occasion {
  const isOwnLife =
    /^being an? /i.test(told) && ['mother', 'father', 'grandparent', 'child', 'sibling'].includes(occasion.id)
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

// A person is no thing of the song; an animal of one's own is, but never by its name.
const isTaken =
  (people: readonly Person[], terms: readonly Term[]) =>
  (at: number): boolean =>
    people.some(
      (person) =>
        at >= person.at && at < person.end && !(person.isPet && terms[at]?.word.replace(/'s$/, '') === person.kin),
    )

export function readRequest(description: string, style: string): Reading {
  const { told, manner, title, seconds } = splitRequest(description)
  const terms: Term[] = told === '' ? [] : tagWords(told)
  const people = findPeople(terms)
  const [ranked = ANY_OCCASION, ...rest] = rankOccasions(`${manner} . ${told}`)
  const moods = readStyle(`${manner}, ${style}`).intent.moods
  const tones = tonesOfMoods(moods, manner)
  const occasion =
    ranked === ANY_OCCASION && told === '' ? occasionOfTones(tones, description) : comfort(ranked, people, told)
  const second =
    GENTLE.has(occasion.stance) && !ALONE.has(occasion.id)
      ? rest.find((other) => GENTLE.has(other.stance) && other.weight > 2)
      : undefined
  const person = choosePerson(people, occasion)
  const address = chooseAddress(occasion, person, told)
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
    others: people.filter((other) => other !== person),
    details: readDetails(told, terms),
    facts: readFacts({ person, address, terms }),
    topics: readTopics(terms, isTaken(people, terms)),
    content: listContent(terms),
    isDead: occasion.stance === 'mourn',
  }
}
