import { findSubject, subjectsOfKind } from '../knowledge/findSubject.ts'
import type { Kind, Number, Subject } from '../knowledge/subjects.ts'
import type { Random } from '../random.ts'
import type { Reading } from '../reader/readRequest.ts'
import type { Topic } from '../reader/readSubjects.ts'
import { isNameable } from './isNameable.ts'
import { sayField } from './sayField.ts'
import { countSung } from '../sound/pronounce.ts'

// A thing a line can be about, with what is known of it. A motif is one the request did not ask for.
export type Image = { said: string; noun: string; number: Number; subject?: Subject; isMotif: boolean }

// Small and near: what two people could hand each other.
const MOTIF_KINDS: readonly Kind[] = ['home', 'object', 'drink', 'clothing', 'music', 'weather', 'plant']

// Where an occasion takes its pictures from when the request names no thing.
const OCCASION_THINGS: Readonly<Record<string, readonly string[]>> = {
  birthday: ['birthday cake', 'birthday', 'candle', 'balloon'],
  wedding: ['wedding', 'ring', 'wedding dress', 'dance'],
  anniversary: ['kitchen', 'photograph', 'wedding ring', 'old house'],
  lullaby: ['moon', 'night', 'star', 'baby', 'lullaby'],
  birth: ['baby', 'cradle', 'lullaby'],
  graduation: ['graduation', 'school', 'library', 'diploma'],
  retirement: ['garden', 'clock', 'fishing', 'retirement'],
  christmas: ['Christmas', 'snow', 'Christmas tree'],
  'new-year': ['firework', 'midnight', "New Year's Eve"],
  halloween: ['Halloween', 'ghost', 'pumpkin'],
  moving: ['moving day', 'suitcase', 'city', 'key'],
  farewell: ['train station', 'suitcase', 'airport', 'door'],
  'job-loss': ['office', 'desk', 'job'],
  boss: ['office', 'meeting', 'coffee'],
  roast: ['party', 'sofa', 'kitchen'],
  coding: ['computer', 'code', 'keyboard', 'programmer'],
  party: ['party', 'dance floor', 'disco'],
  chant: ['football', 'stadium', 'football fan'],
  victory: ['trophy', 'football', 'medal'],
  memorial: ['photograph', 'letter', 'garden', 'armchair'],
  peace: ['peace', 'dove', 'candle', 'bread'],
  prayer: ['church', 'candle', 'prayer'],
  school: ['school', 'homework', 'classroom'],
  road: ['road', 'car', 'highway'],
  'sea-story': ['ship', 'sea', 'harbour'],
  mother: ['kitchen', 'mother'],
  father: ['toolbox', 'workshop', 'father'],
  grandparent: ['armchair', 'garden', 'grandmother'],
  gaming: ['video game', 'arcade', 'game console'],
  friendship: ['friendship', 'porch', 'bicycle'],
}

// What is lost is not what the song goes on about.
const GONE: Readonly<Record<string, RegExp>> = {
  'job-loss': /\bjobs?\b/i,
  sobriety: /smok|drink|alcohol|booze|beer|wine|cigar|vap|gambl/i,
  'pet-loss': /^(?:winter|summer|spring|autumn)$/i,
}

const MOCKING = new Set(['boss', 'roast'])
const LEAST_WEIGHT = 1.1
const LEAST_ELSEWHERE = 0.6
const FEASTS = new Set(['celebrate', 'funny'])

const nameOf = (subject: Subject): string => subject.names[0] ?? ''

export const imageOf = (subject: Subject, isMotif: boolean): Image => {
  const noun = nameOf(subject)
  return {
    said: subject.number === 'mass' || subject.number === 'proper' ? noun : `the ${noun}`,
    noun,
    number: subject.number,
    subject,
    isMotif,
  }
}

export function chooseMotif(random: Random): Image | undefined {
  const all = MOTIF_KINDS.flatMap(subjectsOfKind)
  const plain = all.filter(
    ({ names, number }) =>
      /^[a-z]+( [a-z]+)?$/.test(names[0] ?? '') &&
      countSung(names[0] ?? '') <= 3 &&
      number !== 'proper' &&
      !/mate|man$|guest|neighbour|lord|baby/.test(names[0] ?? ''),
  )
  return plain.length === 0 ? undefined : imageOf(random.pick(plain), true)
}

// Occasions that are sung about the thing itself, however heavy they weigh.
const OF_THINGS = new Set('coding sport pet kids teach festival club jingle'.split(' '))
// What happened there matters more than the desk it happened at.
const TOLD_RATHER = new Set('school work money road moment mishap'.split(' '))
const GREAT_OCCASION = 5
const MOST_THINGS = 2
const LATEST_SUBJECT = 30
const MOST_BARE_WORDS = 2
const DEVOTED =
  /\b(?:loves?|loved|adores?|likes?|enjoys?|obsessed with|crazy about|mad about|plays?|played|collects?|collected|paints?|builds?|built|bakes?|baked|knits?|grows?|grew|races?|rides?|breeds?|fan of|lives? for|addicted to|passionate about|into|taught|teaches|coaches|runs|restores?|restoring|brews?|repairs?|fixes) /gi
const MOST_BETWEEN = 3
const FIRST_WORD = /^[\p{L}'-]+ /u

// "loves", "loves her old", but not "loves a walk to the": a pattern with the noun in it would be compiled for every noun.
function isDevotion(noun: string, told: string): boolean {
  const wanted = noun.toLowerCase()
  return [...told.matchAll(DEVOTED)].some((match) => {
    let rest = told.slice(match.index + match[0].length)
    for (let between = 0; between <= MOST_BETWEEN; between++) {
      const after = rest.charAt(wanted.length)
      if (rest.toLowerCase().startsWith(wanted) && /\w/.test(wanted.at(-1) ?? '') !== /\w/.test(after)) return true
      const [word] = FIRST_WORD.exec(rest) ?? []
      if (word === undefined) return false
      rest = rest.slice(word.length)
    }
    return false
  })
}

// What a song is about, or what its person is devoted to, can be shown; what only happens to be mentioned is told and no more.
function isShown(noun: string, nth: number, { occasion, person, told, facts, details }: Reading): boolean {
  if (occasion.stance === 'sell') return true
  // "insomnia": one word is all there is to show.
  if (person === undefined && told.split(' ').length <= MOST_BARE_WORDS) return true
  if (person === undefined && occasion.id === 'city' && details.place !== undefined) return false
  const isTold = facts.some(({ kind }) => kind === 'clause')
  if (person === undefined && isTold && TOLD_RATHER.has(occasion.id)) return false
  // Of a sentence, what it begins with is what it is about.
  if (person === undefined && isTold && !told.slice(0, LATEST_SUBJECT).toLowerCase().includes(noun.toLowerCase()))
    return false
  if (person === undefined) return nth < MOST_THINGS && (occasion.weight < GREAT_OCCASION || OF_THINGS.has(occasion.id))
  return isDevotion(noun, told)
}

// The same for every candidate.
const shown = new WeakMap<Reading, readonly Topic[]>()
function listShown(reading: Reading): readonly Topic[] {
  const { topics, occasion } = reading
  const known = shown.get(reading)
  if (known !== undefined) return known
  const found = topics
    .filter(({ weight, noun, said }) => weight > 0 && !/^no /i.test(said) && !(GONE[occasion.id]?.test(noun) ?? false))
    .filter(({ noun }, nth) => isShown(noun, nth, reading))
  shown.set(reading, found)
  return found
}

// "the number nine": where no thing was read out of it, a request of a few words is its own thing.
const WHOLE = /^(?:the|my|our) (?<noun>[\p{L}'-]+(?: [\p{L}'-]+){0,2})$/iu
function imageOfWhole(reading: Reading): Image[] {
  const { topics, person, brand, facts } = reading
  const [only] = facts
  if (topics.length > 0 || person !== undefined || brand !== undefined || facts.length !== 1) return []
  const said = (only?.text ?? '').replace(/^[TMO]/, (letter) => letter.toLowerCase())
  const noun = only?.kind === 'noun' ? WHOLE.exec(said)?.groups?.['noun'] : undefined
  if (noun === undefined) return []
  const number: Number = /[^s]s$/i.test(noun) ? 'many' : 'one'
  const isThing = isNameable({ said, noun, number, weight: 1, at: 0 }, reading)
  return isThing ? [{ said, noun, number, isMotif: false }] : []
}

// The things of a song, the one it is about first.
export function listImages(reading: Reading, random: Random): Image[] {
  const { topics, occasion, person, brand, facts, told } = reading
  const meant = listShown(reading)
  const asked = [
    ...imageOfWhole(reading),
    ...meant.map(({ said, noun, number, subject }): Image => ({
      said: sayField(said, told),
      noun,
      number,
      ...(subject && { subject }),
      isMotif: false,
    })),
  ]
  // Who drives a taxi is a taxi driver, not a passenger.
  const driven =
    /\bdriv\w+ (?:an? |the |his |her |my )?(?:school |night |big )?(?<what>taxi|bus|truck|lorry|tram|cab|train|ambulance)\b/i.exec(
      told,
    )
  const driver = findSubject(`${driven?.groups?.['what']?.toLowerCase() ?? ''} driver`)
  const pet = person?.isPet === true && person.kin !== undefined ? findSubject(person.kin) : undefined
  const known = asked.filter(({ subject }) => subject !== undefined)
  const own = (OCCASION_THINGS[occasion.id] ?? []).flatMap((name) => findSubject(name) ?? [])
  const isBare = person === undefined && facts.length === 0
  const implied = own.length === 0 || !isBare ? [] : [imageOf(random.pick(own), true)]
  // Of a feast with a fact or two the feast is the picture: seven candles, not the plaster cast.
  const isAside =
    own.length > 0 &&
    (MOCKING.has(occasion.id) ||
      Math.max(0, ...meant.map(({ weight }) => weight)) <
        (FEASTS.has(occasion.stance) ? LEAST_WEIGHT : LEAST_ELSEWHERE))
  const images = [
    ...(pet && !known.some(({ subject }) => subject === pet)
      ? [{ ...imageOf(pet, false), said: `${person?.own ?? 'the'} ${person?.kin ?? ''}` }]
      : []),
    ...(driver === undefined ? [] : [imageOf(driver, false)]),
    ...(isAside ? implied : []),
    ...asked.filter(({ noun }) => noun !== driven?.groups?.['what']),
    ...(isAside ? [] : implied),
  ]
  if (images.some(({ subject }) => subject !== undefined)) return images
  const trade = person?.kin === undefined ? undefined : findSubject(person.kin)
  if (trade?.kind === 'trade')
    return [...images, { ...imageOf(trade, false), said: `${person?.own ?? 'the'} ${person?.kin ?? ''}` }]
  // A picture nobody asked for has its place only where nothing was asked for.
  const isVague = topics.length === 0 && person === undefined && brand === undefined && facts.length === 0
  const motif = isVague ? chooseMotif(random) : undefined
  return motif === undefined ? images : [...images, motif]
}
