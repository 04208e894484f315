import type { Tone } from '../lines.ts'
import { ANY_OCCASION, occasionById, type Occasion } from '../plan/occasions.ts'
import { titleCase } from '../song/titleCase.ts'
import { readStyle } from '../style/readStyle.ts'
import { chooseAddress } from './chooseAddress.ts'
import { choosePerson, isTaken, joinCouple, listPeople, loverOf } from './choosePerson.ts'
import { listContent } from './contentWords.ts'
import { correctOccasion } from './correctOccasion.ts'
import { tagWords, type Term } from './grammar.ts'
import type { Fact } from './fact.ts'
import { mendTyping } from './mendTyping.ts'
import { nameTopics } from './nameTopics.ts'
import { occasionOfStory, occasionOfTones } from './openOccasion.ts'
import type { Address } from './person.ts'
import { callThem, polishFacts } from './polishFacts.ts'
import { isOtherKin, rankOccasions, withoutNames } from './rankOccasions.ts'
import { readBrand } from './readBrand.ts'
import { readClaims } from './readClaims.ts'
import { readDetails, type Details } from './readDetails.ts'
import { readFacts } from './readFacts.ts'
import { withoutBraces, withoutLooseBrackets } from './looseBrackets.ts'
import { findPeople } from './readPerson.ts'
import { callAlone, tagAlone } from './people/givenNames.ts'
import type { Person } from './people/makePerson.ts'
import type { Topic } from './readSubjects.ts'
import { sayLine } from './sayLine.ts'
import { secondOccasion } from './secondOccasion.ts'
import { splitRequest } from './splitRequest.ts'
import { tonesOfMoods } from './tonesOfMoods.ts'
import { withoutSounds } from './withoutSounds.ts'
import { sayWhatItIs, towardsThem, turnedTo } from './turnFacts.ts'

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
  // What an advertisement says of what it sells, word for word.
  claims: readonly string[]
  details: Details
  facts: readonly Fact[]
  topics: readonly Topic[]
  content: readonly string[]
  isDead: boolean
}

// Facts speak of "Crumb & Co", not of "my bakery called Crumb & Co".
const factTerms = (told: string, terms: readonly Term[], found: string | undefined, name: string | undefined) =>
  found === undefined || name === undefined || found === name ? terms : tagWords(told.replace(found, name))

// A title somebody gave decides how its person is spoken of: "The Boat He Built" is not sung to him.
const SPEAKS_OF = /\b(?:he|she|his|him|they)\b/i

const LOUD = /\b(?:metal|punk|hardcore|thrash|grindcore|screamo)\b/i
function feltTones(manner: string, style: string): readonly Tone[] {
  const tones = tonesOfMoods(readStyle(`${manner.replace(/first dance/i, '')}, ${style}`).intent.moods, manner)
  return tones.length === 0 && LOUD.test(`${manner} ${style}`) ? ['wild'] : tones
}

// What somebody wants to hear word for word; whom it calls is set off by a comma.
const sungAsWritten = (verses: readonly string[], person: Person | undefined): Fact[] =>
  verses.map((verse) => ({
    kind: 'clause',
    about: 'speaker',
    text: sayLine(
      person?.name === undefined
        ? verse
        : verse.replace(new RegExp(String.raw`(?<=\p{Ll}) (?=${RegExp.escape(person.name)}[.!]*$)`, 'u'), ', '),
    ),
  }))

// What is asked for beats what has happened: thanks for the days in hospital are thanks.
function askedOccasion(heard: Occasion, description: string): Occasion {
  const isThanks =
    /^\W*(?:an? )?(?:big |huge |massive )?thank(?! god|sgiving)/i.test(description) &&
    !['memorial', 'peace', 'prayer'].includes(heard.id)
  if (isThanks && heard.stance !== 'thank') return occasionById('thanks')
  const isLeaving =
    /\b(?:leaving (?:do|party|drinks|present|song)|farewell)\b/i.test(description) && heard.id === 'roast'
  return isLeaving ? occasionById('farewell') : heard
}

export function readRequest(description: string, style: string, givenTitle = ''): Reading {
  const {
    told: said,
    manner,
    lead = '.',
    title,
    seconds,
    verses = [],
  } = splitRequest(withoutBraces(withoutLooseBrackets(description)).replaceAll(/\s+([,.;!?])(?=\s|$)/g, '$1'))
  const alone = callAlone(said, { lead, manner })
  const told = alone ?? said
  const terms: Term[] = told === '' ? [] : tagAlone(tagWords(told), alone !== undefined)
  const everybody = findPeople(terms, lead === 'for' || lead === 'to' || lead === 'of' || /\b(?:to|for)$/i.test(manner))
  const cues = manner.includes(',') ? withoutSounds(manner) : manner
  const [ranked = ANY_OCCASION, ...others] = rankOccasions(withoutNames(`${cues} ${lead} ${told}`, everybody)).filter(
    ({ id }) => !isOtherKin(id, everybody),
  )
  const brand = readBrand(told, ['jingle', 'chant', 'victory', 'defeat', 'firm'].includes(ranked.id))
  const people = listPeople(everybody, { told, terms, brand: brand?.name })
  const felt = feltTones(manner, style)
  const isOpen = ranked === ANY_OCCASION
  const heard =
    isOpen && told === ''
      ? occasionOfTones(felt, description)
      : correctOccasion({
          occasion: isOpen ? occasionOfStory(people, told, terms) : ranked,
          person: people[0],
          told,
          manner,
        })
  const occasion = askedOccasion(heard, description)
  const second = secondOccasion(occasion, others)
  const person = joinCouple(choosePerson(people, occasion, told), people, occasion) ?? loverOf(terms, occasion)
  const chosen = chooseAddress(occasion, person, told)
  const address = chosen === 'you' && person !== undefined && SPEAKS_OF.test(givenTitle) ? 'about' : chosen
  const spoken = person === undefined ? factTerms(told, terms, brand?.found, brand?.name) : terms
  const facts = sayWhatItIs(turnedTo(readFacts({ person, address, terms: spoken }), person, address, told), told, terms)
  const polish = { told, lead, address, person, brand: brand?.name, stance: occasion.stance }
  const sung = sungAsWritten(verses, person)
  // The last of them is what comes back.
  const hook = sung.at(-1)?.text
  return {
    told,
    manner: told === '' ? cues : manner,
    ...(title === undefined && hook !== undefined && { title: hook }),
    ...(title !== undefined && { title: title === title.toLowerCase() ? titleCase(title) : title }),
    ...(seconds !== undefined && { seconds }),
    occasion,
    ...(second !== undefined && { second }),
    tones: occasion.id === 'annoyance' ? felt.filter((tone) => tone !== 'angry') : felt,
    address,
    ...(person !== undefined && { person }),
    others: people.filter((other) => other.at !== person?.at),
    details: readDetails(told, terms, manner),
    claims: occasion.stance === 'sell' ? readClaims(mendTyping(description)) : [],
    ...(brand !== undefined && { brand: brand.name }),
    facts:
      verses.length > 0
        ? sung
        : callThem(
            polishFacts(
              towardsThem(facts, {
                told,
                isToThem: address === 'you' && (occasion.id === 'service' || person === undefined),
              }),
              polish,
            ),
            terms,
            polish,
          ),
    topics: nameTopics({
      told,
      terms,
      taken: isTaken(people, terms),
      brand: brand?.name,
      occasion: occasion.id,
      hasPerson: person !== undefined,
    }),
    content: listContent(terms),
    isDead: occasion.stance === 'mourn',
  }
}
