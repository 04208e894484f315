import type { Tone } from '../lines.ts'
import { ANY_OCCASION, MISHAP, MOMENT, OCCASIONS, PORTRAIT, TALE, type Occasion } from '../plan/occasions.ts'
import { findMade } from '../knowledge/brandThings.ts'
import { findSubject } from '../knowledge/findSubject.ts'
import { readStyle } from '../style/readStyle.ts'
import { listContent } from './contentWords.ts'
import { isMisfortune } from './misfortune.ts'
import { readBrand } from './readBrand.ts'
import { readClaims } from './readClaims.ts'
import { inflect, singularOf, tagWords, type Term } from './grammar.ts'
import { toSecondPerson, type Address } from './person.ts'
import { readDetails, type Details } from './readDetails.ts'
import { readFacts, type Fact } from './readFacts.ts'
import { findPeople, pronounSex, type Person } from './readPerson.ts'
import { readTopics, type Topic } from './readSubjects.ts'
import { sayLine } from './sayLine.ts'
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
  // What an advertisement says of what it sells, word for word.
  claims: readonly string[]
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

// Who broke up on New Year's Eve has nothing to celebrate.
const FEAST_DAYS = new Set('new-year christmas halloween birthday festival holiday party'.split(' '))
const ENDS = new Set(['breakup', 'divorce', 'memorial', 'pet-loss'])

const NO_CUES =
  /\bhot dogs?\b|\bcat (?:burglars?|suits?|walks?|fish|nap)\b|\b(?:an?|the|old|sleeping|fire|sun|storm|sea|war|thunder|volcano|dead|forgotten|norse|greek) (?:old )?gods?\b|\bgods? of\b|\b(?:church|grace) (?:street|road|kelly|jones)\b/gi

function rankOccasions(text: string): Occasion[] {
  // A hot dog is no pet, a cat burglar neither, and nobody prays to the god of a volcano.
  const ranked = rankByCue(text.replaceAll(NO_CUES, ''))
  return ranked.some(({ id }) => ENDS.has(id)) ? ranked.filter(({ id }) => !FEAST_DAYS.has(id)) : ranked
}

function rankByCue(text: string): Occasion[] {
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

// Who is grateful for life itself thanks nobody in the room.
const OWN_GRATITUDE =
  /^(?:being |feeling |just )?(?:grateful|thankful|blessed|gratitude|count(?:ing)? (?:my|our) blessings)\b/i

function chooseAddress(occasion: Occasion, person: Person | undefined, told: string): Address {
  if (occasion.id === 'jingle' && person === undefined) return 'you'
  if (occasion.id === 'service') return 'you'
  if (person === undefined && /^(?:any|every|some)(?:one|body) who\b/i.test(told)) return 'you'
  if (occasion.id === 'intercession') return person === undefined ? 'me' : 'about'
  if (occasion.id === 'baby-loss') return 'we'
  if (['firm', 'club', 'defeat'].includes(occasion.id)) return 'we'
  if (person === undefined && occasion.stance !== 'sell' && isOfStranger(told)) return 'about'
  if (occasion.id === 'chant' && person === undefined) return 'we'
  if (/\b(?:you|your|you're)\b/i.test(told) && !/\b(?:thank you|how you)\b/i.test(told)) return 'you'
  if (/^being\b/i.test(told) && occasion.stance !== 'thank') return 'me'
  if (person === undefined && occasion.id === 'birthday' && /^(?:i|i'm|my)\b/i.test(told)) return 'me'
  const isSpeaker = /\b(?:i|i'm|i've|me|my|myself)\b/i.test(told)
  // Who only comes along is not sung to.
  const isCompany =
    person?.kin !== undefined &&
    person.at > 1 &&
    new RegExp(String.raw`\bwith (?:my|our) (?:\w+ )?${person.kin}\b`, 'i').test(told)
  if (isCompany && ['funny', 'story', 'hope'].includes(occasion.stance)) return 'me'
  if (person !== undefined) {
    if (ABOUT_THEM.has(occasion.id) || occasion.stance === 'angry') return 'about'
    if (occasion.id === 'moving' || occasion.id === 'holiday')
      return person.at <= 0 ? 'you' : /\bwith\b|\b(?:we|our)\b/i.test(told) ? 'we' : 'me'
    if (person.own === undefined && occasion === PORTRAIT) return 'about'
    return 'you'
  }
  if (person === undefined && OWN_GRATITUDE.test(told)) return 'me'
  if (['love', 'thank'].includes(occasion.stance) && !['lullaby'].includes(occasion.id)) return 'you'
  if (['birthday', 'lullaby', 'memorial', 'pet-loss', 'birth', 'farewell', 'breakup'].includes(occasion.id))
    return 'you'
  if (/\b(?:we|our|us|ours)\b/i.test(told)) return 'we'
  if (isSpeaker || /^(?:hungover|broke|stuck|lost|late|single|homesick|lonely|tired|bored)\b/i.test(told)) return 'me'
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
  if (
    (terms[0]?.tags.has('Place') === true && !terms.some(({ tags }) => tags.has('Verb'))) ||
    /^\p{Lu}[\p{L}' ]+:/u.test(told)
  )
    return byId('city')
  if (person?.isPet === true) return byId('pet')
  if (person?.isLover === true) return byId('love')
  if (person !== undefined) return PORTRAIT
  if (isMisfortune(told) && /^(?:hungover|stuck|lost|broke|late|fed up)\b|\b(?:i|i'm|we|my|our|me|us)\b/i.test(told))
    return MISHAP
  const isOnce =
    /\b(?:we|i)\b/i.test(told) && terms.some(({ tags }) => tags.has('PastTense')) && !/\b(?:always|every)\b/i.test(told)
  return isOnce ? MOMENT : ANY_OCCASION
}

// "a potato who wants to be a rockstar": a tale of somebody nobody here knows.
const SLIGHT = 4
const isOfStranger = (told: string): boolean =>
  /^(?:an?|the|two|three|four|five) (?:[\p{L}'-]+ ){1,3}(?:who|that|and an? |\p{L}+ing )/iu.test(told) &&
  !/\b(?:i|i'm|me|my|we|our|us|you|your)\b/i.test(told)

const FAMILY =
  /^(?:nan|nana|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|mum|mom|dad|mother|father|aunt|auntie|uncle|brother|sister|wife|husband)$/
const PLACES_AND_TIMES = new Set(
  'holiday season nature city road party food boss coding annoyance work money gaming school music-life'.split(' '),
)

const KIN_OCCASIONS = new Set('mother father grandparent sibling child friendship thanks teacher'.split(' '))
const byKin = (person: Person | undefined): Occasion => {
  const kin = person?.kin ?? ''
  if (KIN_OF['mother']?.test(kin) === true) return byId('mother')
  if (KIN_OF['father']?.test(kin) === true) return byId('father')
  if (person?.isOld === true) return byId('grandparent')
  return person === undefined ? MOMENT : PORTRAIT
}

// Somebody else's divorce is no heartbreak of mine: they need strength.
function comfort(occasion: Occasion, [person]: readonly Person[], told: string, manner: string): Occasion {
  const isOwnLife =
    /^being an? |\b(?:i'm|i am|as) an? (?:\p{L}+ )?(?:dad|mum|mom|father|mother|parent|grandad|grandma|nan)\b/iu.test(
      told,
    ) && ['mother', 'father', 'grandparent', 'child', 'sibling'].includes(occasion.id)
  // Who moves away without me is seen off.
  const isGoing =
    occasion.id === 'moving' &&
    person !== undefined &&
    person.at < 2 &&
    (!/\b(?:we|us|our|with)\b/i.test(told.replace(/^our\b/i, '')) ||
      (/\bmoved\b/i.test(told) && !/\b(?:with|together|we moved)\b/i.test(told)))
  if (isGoing) return OCCASIONS.find(({ id }) => id === 'farewell') ?? occasion
  if (occasion.id === 'roast' && person === undefined) return byId('annoyance')
  if (occasion.id === 'thanks' && person === undefined && OWN_GRATITUDE.test(told)) return byId('hope')
  // A car is seen off like a house, not like a colleague.
  if (occasion.id === 'farewell' && person === undefined && findMade(told) !== undefined) return byId('closing')
  // Summer has no coat hook to leave empty.
  if (
    occasion.id === 'farewell' &&
    /^(?:the )?(?:(?:last|end|first)(?: day)? of )?(?:the )?(?:summer|winter|spring|autumn|holidays)\b/i.test(told)
  )
    return byId('season')
  // Who is angry at roadworks has not been betrayed.
  const isBetrayed = /\b(?:you|him|her|he|she|ex|liars?|lied|betray\w*|cheat\w*|friend|boss|landlord)\b/i.test(told)
  if (occasion.id === 'anger' && person === undefined && told !== '' && !isBetrayed) return byId('annoyance')
  // Teased and loved: it is a love song.
  if (occasion.id === 'roast' && /\b(?:i|we) (?:still |really |do )?love (?:him|her|them|you)\b/i.test(told))
    return byId('love')
  // Who was taught is told of; a lesson is ordered.
  if (occasion.id === 'teach' && (person?.own !== undefined || /\b(?:taught|i'm|i am)\b/i.test(told)))
    return byKin(person)
  if (occasion.id === 'teacher' && /\bi(?:'m| am| was) an? (?:\p{L}+ )?teacher\b/iu.test(told)) return byId('work')
  // The first Christmas without him is no feast.
  const isWithout =
    /\bwithout (?:my|our) (?:late )?(?:mum|mom|dad|mother|father|husband|wife|nan|gran\w*|brother|sister|son|daughter|baby)\b/i
  if (isWithout.test(told) && /\bfirst\b/i.test(told)) return byId('memorial')
  // Grandmother's well is no grandmother.
  if (
    KIN_OCCASIONS.has(occasion.id) &&
    occasion.id !== 'thanks' &&
    person === undefined &&
    !isOwnLife &&
    !isOfStranger(told)
  )
    return /\b(?:village|town|street|house|home|farm|island)\b/i.test(told) ? byId('nostalgia') : occasion
  // A house has no jokes to miss.
  if (occasion.id === 'farewell' && person === undefined && /\b(?:house|flat|apartment|home)\b/i.test(told))
    return byId('moving')
  if (
    occasion.id === 'farewell' &&
    person === undefined &&
    /\b(?:car|van|school|pub|garden|shop|town|city|sofa|phone)\b/i.test(told)
  )
    return byId('closing')
  const isNear = /^(?:neighbou?r|flatmate|roommate|housemate|colleague|coworker)$/.test(person?.kin ?? '')
  if (
    isNear &&
    (occasion === PORTRAIT || occasion.stance === 'story') &&
    /\b\d ?am\b|\bmidnight\b|\bevery (?:single )?(?:sunday|morning|night|day)\b|\b(?:loud\w*|never|always)\b/i.test(
      told,
    )
  )
    return byId('roast')
  if (/\bwelcome (?:home|back)\b/i.test(manner) && person !== undefined) return PORTRAIT
  const isTale = person === undefined && isOfStranger(told)
  if (isTale && KIN_OCCASIONS.has(occasion.id)) return TALE
  if (isTale && occasion.id === 'sea-story' && !/shanty/i.test(manner)) return TALE
  // Nobody writes an ode to complain.
  if (occasion.id === 'annoyance' && /\bode\b/i.test(manner)) return ANY_OCCASION
  if (
    isTale &&
    !/\bbroken heart/i.test(told) &&
    (LOVERS.has(occasion.id) || occasion.weight <= SLIGHT || occasion.id === 'birthday')
  )
    return TALE
  if (person?.isLover === true && occasion.id === 'nostalgia') return byId('love')
  if (occasion.id === 'homesick' && /\b(?:soldiers?|veterans?|army|troops|deployed)\b/i.test(told))
    return byId('absent')
  if (occasion.id === 'birthday' && person === undefined && /^(?:turning|about to turn|i'm turning)\b/i.test(told))
    return byId('ageing')
  if (occasion === ANY_OCCASION && /\bfit(?:ting)? in\b|\boutsider\b/i.test(told)) return byId('lonely')
  // Nobody laughs who was left out.
  const isLeftOut = /\b(?:left out|bull(?:y|ied|ying)|lonely|alone|no friends|picked on|outsider|don't fit in)\b/i
  if (occasion.id === 'school' && isLeftOut.test(told)) return byId('lonely')
  // A lost cat may yet come home.
  if (occasion.id === 'pet-loss' && person === undefined && /\blost (?:cat|dog|kitten|puppy)\b/i.test(told)) return TALE
  const isFirstDay = /\b(?:kindergarten|preschool|nursery school|first day (?:of|at) school|start(?:s|ing) school)\b/i
  if (person?.isYoung === true && isFirstDay.test(told) && !/\bsince\b/i.test(told)) return byId('first-day')
  // Who has beaten it needs no card by the bed.
  const isBeaten = /\b(?:beat|beats|beaten|survived|surviving|survivor|cancer[- ]free|remission|all clear|recovered)\b/i
  if (occasion.id === 'get-well' && person !== undefined && isBeaten.test(told)) return PORTRAIT
  // A band that breaks up has no sofa to divide.
  if (/^(?:band|team|group|choir|club)$/.test(person?.kin ?? '') && ['breakup', 'divorce'].includes(occasion.id))
    return byId('closing')
  if (occasion.id === 'boss' && /\bmeeting (?:on|at|in|through|you|him|her|someone|my|a stranger)\b/i.test(told))
    return /\blove\b/i.test(manner) ? byId('love') : MOMENT
  // Who was lost to an illness is past getting well.
  const isLost = /\b(?:los(?:ing|t|e)|loss of|died|death of|passed)\b/i.test(told)
  if (occasion.id === 'get-well' && person !== undefined && FAMILY.test(person.kin ?? '') && isLost)
    return byId('memorial')
  // Who comes off a shift at the hospital is not ill.
  const isIll = /\b(?:ill|sick|surgery|operation|cancer|chemo\w*|recover\w*|get well|diagnos\w*|treatment)\b/i.test(
    told,
  )
  if (occasion.id === 'get-well' && /\b(?:shifts?|overtime|work(?:s|ed|ing)?|nurse|nurses|job)\b/i.test(told) && !isIll)
    return byId('work')
  if (occasion.id === 'prayer' && person?.isYoung === true && /\bborn\b/i.test(told)) return byId('birth')
  if (occasion.id === 'festival' && /\bvalentine\b/i.test(told) && person !== undefined) return byId('crush')
  // A harbour town is a town.
  if (occasion.id === 'sea-story' && /\b(?:town|village|city|home ?town)\b/i.test(told)) return byId('city')
  const isOffToStudy = /\b(?:off|going|away|leaving|leaves|left)\b.*\b(?:university|college|uni)\b/i.test(told)
  if (isOffToStudy && person?.isYoung === true) return byId('farewell')
  if (person?.isPet === true && (occasion.stance === 'story' || PLACES_AND_TIMES.has(occasion.id))) return byId('pet')
  const isAside = occasion.stance === 'story' || ['food', 'party', 'holiday'].includes(occasion.id)
  if (person?.isLover === true && isAside && occasion.weight <= SLIGHT) return byId('love')
  // Who loved bingo, and does no more, is not only leaving.
  const wasLoved = /\bwho (?:loved|was|used to|made|taught|had|always \p{L}+ed)\b/iu.test(told)
  if (occasion.id === 'farewell' && person !== undefined && FAMILY.test(person.kin ?? '') && wasLoved)
    return byId('memorial')
  if (occasion.id === 'birthday' && person === undefined && /\b(?:club|choir|team|band|society|troupe)\b/i.test(told))
    return byId('club')
  // A telephone dies without a funeral.
  const isThing =
    /\b(?:phone|battery|laptop|computer|car|engine|plant|wi-?fi|boiler|kettle|telly|tv|houseplant|printer|internet)(?: has| just| finally)? (?:died|dies|is dead|passed)\b/i
  if (occasion.id === 'memorial' && isThing.test(told)) return MISHAP
  const isOurs = /\b(?:my|our|we|i|us)\b/i.test(told)
  if (occasion.weight < SLIGHT && person === undefined && isOurs && isMisfortune(told)) return MISHAP
  const isOldWork = occasion.id === 'new-job' && person?.isOld === true
  if (isOldWork) return byId('grandparent')
  const isTheirs = person !== undefined && !person.isLover && person.at < 2
  const isBreakup = occasion.id === 'divorce' || occasion.id === 'breakup'
  return (
    ((isBreakup && isTheirs) || isOwnLife ? OCCASIONS.find(({ id }) => id === 'motivation') : undefined) ?? occasion
  )
}

// The person a song is for: somebody of one's own first, then whoever is named first.
function choosePerson(people: readonly Person[], occasion: Occasion, told: string): Person | undefined {
  // "he cheated with my best friend": it is he who is sung to.
  if (LOVERS.has(occasion.id) && /^(?:he|she)\b/i.test(told)) return undefined
  if (occasion.id === 'jingle') return undefined
  // "my truck, my dog and my ex-wife's lawyer": the dog is not whom it is sung to.
  if (occasion.stance === 'part' && people[0]?.isPet === true && people[0].at > 1) return undefined
  // Who was saved is not who is thanked for it.
  if (occasion.id === 'service' && people.every(({ at }) => at > 1)) return undefined
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

// "my student loans" have no student.
const COMPOUND_HEAD =
  /^(?:loans?|debts?|shower|monitor|figure|zone|fight|tongue|card|food|sitter|walker|blues|photos?|pictures?|discount|bod|jokes?)$/

// "my girl" in a song of beer and dirt roads is nobody's child.
const OF_A_CHILD = /\b(?:little|baby|daughter|born|school|turns?|birthday|toddler|years? old|kid|proud)\b/i
const asLover = (person: Person, told: string): Person =>
  person.kin === 'girl' && person.own === 'my' && person.name === undefined && !OF_A_CHILD.test(told)
    ? { ...person, isYoung: false, isLover: true, sex: 'she' }
    : person

// "thank you for being my best friend, Maddie": called by name at the end, she is the friend.
function withCalledName(people: readonly Person[], terms: readonly Term[]): readonly Person[] {
  const last = people.at(-1)
  const [first] = people
  const isAfter = last?.end === terms.length && /,/.test(terms[last.at - 1]?.after ?? '')
  // "Daniel, my husband".
  const isBefore = last?.at === 0 && last.end === first?.at && /,/.test(terms[last.end - 1]?.after ?? '')
  const isCalled = last !== undefined && first !== last && last.kin === undefined && (isAfter || isBefore)
  if (!isCalled || first?.kin === undefined || first.name !== undefined || last.name === undefined) return people
  const at = Math.min(first.at, isBefore ? last.at : first.at)
  return [{ ...first, at, name: last.name, sex: first.sex ?? last.sex }, ...people.slice(1, -1)]
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

// "Fern & Fig florist" is a florist.
const withoutBrand = (topics: readonly Topic[], brand: string | undefined): Topic[] =>
  topics.map((topic) => {
    const words = topic.noun.split(/\s+/)
    const isWhole = brand?.split(/\s+/).includes(topic.noun) === true && /^\p{Lu}/u.test(topic.noun)
    const last = topic.said.split(/\s+/).at(-1) ?? ''
    if (isWhole && /^\p{Ll}/u.test(last) && last !== topic.noun) {
      const { subject: _, ...rest } = topic
      const subject = findSubject(last)
      return { ...rest, noun: last, said: `the ${last}`, ...(subject && { subject }) }
    }
    const own = words.filter((word) => !(/^\p{Lu}/u.test(word) && brand?.includes(word)))
    if (brand === undefined || own.length === 0 || own.length === words.length) return topic
    const noun = own.join(' ')
    const subject = topic.subject ?? findSubject(noun)
    return { ...topic, noun, said: `the ${noun}`, ...(subject && { subject }) }
  })

// Who snores like a chainsaw has none.
const isCompared = (terms: readonly Term[], at: number): boolean =>
  [1, 2, 3].some((back) => terms[at - back]?.word === 'like' && terms[at - back]?.tags.has('Preposition') === true)

// "pancakes", "rain", "my Nintendo Switch": one word, whatever the tagger takes it for, is the thing itself.
function topicOfWord(told: string): Topic[] {
  const [word = '', ...rest] = told
    .toLowerCase()
    .replace(/^(?:the|an?) /, '')
    .split(/\s+/)
  const subject = rest.length > 0 ? undefined : (findSubject(word) ?? findSubject(singularOf(word)))
  const number = subject === undefined || word === subject.names[0]?.toLowerCase() ? (subject?.number ?? 'one') : 'many'
  if (subject !== undefined)
    return [{ said: number === 'one' ? `the ${word}` : word, noun: word, number, weight: 1.9, at: 0, subject }]
  const made = findMade(told)
  return made === undefined ? [] : [{ ...made, number: 'one', weight: 1.9, at: 0 }]
}

// "teach kids to recycle": where no thing is named, what is done is the thing.
function topicOfVerb(terms: readonly Term[]): Topic[] {
  const at = terms.findIndex(({ tags }) => tags.has('Infinitive') && !tags.has('Auxiliary') && !tags.has('Copula'))
  const verb = terms[at]
  if (verb === undefined || terms.length > 3) return []
  const noun = inflect(verb.word, 'gerund')
  const subject = findSubject(noun)
  return [{ said: noun, noun, number: 'mass', weight: 1.5, at, ...(subject && { subject }) }]
}

// "the paramedics who saved my dad", "someone who never texts back", sung to them: "You saved my dad".
const THEM =
  /^(?:the [\p{L} ]+?|someone|somebody|anyone|anybody|everyone|everybody|all of you|an? (?:girl|guy|boy|man|woman|person))(?= who )/iu
function towardsThem(facts: readonly Fact[], { told, isToThem }: { told: string; isToThem: boolean }): Fact[] {
  const who = isToThem ? THEM.exec(told)?.[0] : undefined
  if (who === undefined) return [...facts]
  return facts.map((fact) => {
    if (!fact.text.toLowerCase().startsWith(`${who.toLowerCase()} `)) return fact
    const [verb = '', ...rest] = fact.text.slice(who.length + 1).split(' ')
    const [term] = tagWords(`they ${verb}`).slice(1)
    const bent = term === undefined ? verb : toSecondPerson({ ...term, text: verb, word: verb })
    return { ...fact, text: sayLine(['you', bent, ...rest].join(' ')), about: 'person' }
  })
}

const ONCE =
  /^the (?:day|night|morning|evening|afternoon|weekend|week|winter|summer|spring|autumn|year|time) (?:I|we|you|he|she|they|my|our|your|the|\p{Lu}\p{L}+)\b/iu
const TRADED = /^(?:housing|parking|bullying|policing|banking|fracking|flooding|littering|clothing|gambling|racing)$/i

// "meeting on a dating app" takes two; "camping with my dad as a kid" is long over.
const MEETING = /^Meeting (?=(?:on|at|in|through)\b)/
const LONG_AGO =
  /^((?:camp|fish|hik|skat|swimm|sail|danc|sledd|ski|hunt|rid|walk|climb)ing)\b(.*\b(?:as a (?:kid|child|boy|girl|teenager)|when I was)\b.*)$/iu
function sayTogether(fact: Fact): Fact {
  if (fact.kind !== 'deed') return fact
  if (MEETING.test(fact.text)) return { ...fact, kind: 'clause', text: fact.text.replace(MEETING, 'We met ') }
  const [, doing, rest] = LONG_AGO.exec(fact.text) ?? []
  return doing === undefined ? fact : { ...fact, kind: 'clause', text: `I went ${doing.toLowerCase()}${rest ?? ''}` }
}

// "the winter my father built a boat" is told as that winter; "housing" and "jealous love" are things, nobody's doing.
function sayWhatItIs(facts: readonly Fact[], told: string, terms: readonly Term[]): Fact[] {
  const isMany =
    terms.length > 1 &&
    terms.at(-1)?.tags.has('Plural') === true &&
    terms.every(({ tags }) => tags.has('Adjective') || tags.has('Noun')) &&
    !terms.some(({ tags }) => tags.has('Pronoun') || tags.has('Possessive'))
  const isThing =
    TRADED.test(told) ||
    (isMany && facts.some(({ text }) => /^(?:I'm|You're|We're) /.test(text))) ||
    (terms.length > 1 && terms.length < 4 && terms[0]?.tags.has('Adjective') === true && terms.at(-1)?.word === 'love')
  if (isThing) return [{ kind: 'noun', text: sayLine(told), about: 'other' }]
  return facts
    .map(sayTogether)
    .map((fact) =>
      fact.kind === 'noun' && ONCE.test(fact.text)
        ? { ...fact, kind: 'clause', text: `That was ${fact.text.charAt(0).toLowerCase()}${fact.text.slice(1)}` }
        : fact,
    )
}

// "my wife's cooking, it's terrible": it is hers, and she need not be at it now.
function ownDoing(text: string, told: string, kin: string): string {
  const doing = new RegExp(String.raw`\b${kin}'s (\w+ing)(?=,| is\b|$)`, 'i').exec(told)?.[1]
  return doing === undefined ? text : text.replace(new RegExp(`^You're ${doing}\\b`, 'i'), `Your ${doing}`)
}

// Sung to the friend, "I fell in love with my best friend" is "I fell in love with you".
const turnedTo = (facts: readonly Fact[], person: Person | undefined, address: Address, told: string): Fact[] =>
  address !== 'you' || person?.kin === undefined || person.own === undefined
    ? [...facts]
    : facts.map((fact) => ({
        ...fact,
        text: ownDoing(fact.text, told, person.kin ?? '').replace(
          new RegExp(
            String.raw`\b(with|for|to|from|about) ${person.own} (?:${person.modifier ?? ''} ?)?${person.kin}\b(?!')`,
            'i',
          ),
          '$1 you',
        ),
      }))

const OF_A_THING = /^(?:smell|sound|taste|sight|memory|memories|thought|story|picture|feeling)s?$/i

// Facts speak of "Crumb & Co", not of "my bakery called Crumb & Co".
const factTerms = (told: string, terms: readonly Term[], found: string | undefined, name: string | undefined) =>
  found === undefined || name === undefined || found === name ? terms : tagWords(told.replace(found, name))

// A title somebody gave decides how its person is spoken of: "The Boat He Built" is not sung to him.
const SPEAKS_OF = /\b(?:he|she|his|him|they)\b/i

export function readRequest(description: string, style: string, givenTitle = ''): Reading {
  const { told, manner, lead = '.', title, seconds } = splitRequest(description)
  const terms: Term[] = told === '' ? [] : tagWords(told)
  const everybody = findPeople(terms, lead === 'for' || lead === 'to' || lead === 'of' || /\b(?:to|for)$/i.test(manner))
  const [ranked = ANY_OCCASION, ...rest] = rankOccasions(withoutNames(`${manner} ${lead} ${told}`, everybody)).filter(
    ({ id }) => !isOtherKin(id, everybody),
  )
  const brand = readBrand(told, ['jingle', 'chant', 'victory', 'defeat'].includes(ranked.id))
  const people = withCalledName(
    everybody.map((each) => asLover(each, told)),
    terms,
  ).filter(
    ({ name, kin, end }) =>
      !(name === undefined && COMPOUND_HEAD.test(terms[end]?.word ?? '')) &&
      !isOfBrand(brand?.name, name, kin) &&
      !(brand !== undefined && /^(?:girls|boys|lads|ladies|women|men)$/.test(kin ?? '')),
  )
  const moods = readStyle(`${manner}, ${style}`).intent.moods
  const moodTones = tonesOfMoods(moods, manner)
  const isLoud =
    moodTones.length === 0 && /\b(?:metal|punk|hardcore|thrash|grindcore|screamo)\b/i.test(`${manner} ${style}`)
  const feltTones: readonly Tone[] = isLoud ? ['wild'] : moodTones
  const heard =
    ranked === ANY_OCCASION && told === ''
      ? occasionOfTones(feltTones, description)
      : comfort(ranked === ANY_OCCASION ? occasionOfStory(people, told, terms) : ranked, people, told, manner)
  // What is asked for beats what has happened: thanks for the days in hospital are thanks.
  const isThanks =
    /^\W*(?:an? )?(?:big |huge |massive )?thank(?! god|sgiving)/i.test(description) &&
    !['memorial', 'peace', 'prayer'].includes(heard.id)
  const isLeaving =
    /\b(?:leaving (?:do|party|drinks|present|song)|farewell)\b/i.test(description) && heard.id === 'roast'
  const occasion = isThanks && heard.stance !== 'thank' ? byId('thanks') : isLeaving ? byId('farewell') : heard
  const tones = occasion.id === 'annoyance' ? feltTones.filter((tone) => tone !== 'angry') : feltTones
  const second =
    GENTLE.has(occasion.stance) && !ALONE.has(occasion.id)
      ? rest.find((other) => GENTLE.has(other.stance) && SECONDS.has(other.id))
      : undefined
  const person = joinCouple(choosePerson(people, occasion, told), people, occasion) ?? loverOf(terms, occasion)
  const chosen = chooseAddress(occasion, person, told)
  const address = chosen === 'you' && person !== undefined && SPEAKS_OF.test(givenTitle) ? 'about' : chosen
  const named = withoutBrand(readTopics(terms, isTaken(people, terms)), brand?.name).filter(
    ({ noun, said, subject, at }) =>
      !isOfName(brand?.name, noun, subject) &&
      !isCompared(terms, at) &&
      !/^(?:all|every|each|one|last|next) (?:night|day|morning|evening|afternoon|week|year|summer|winter)s?$/i.test(
        said,
      ) &&
      !(occasion.id === 'stag' && /^(?:stag|hen)$/i.test(noun)),
  )
  // The smell of a shed is the shed's.
  const topics = named.length < 2 ? named : named.filter(({ noun }) => !OF_A_THING.test(noun))
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
    claims: occasion.stance === 'sell' ? readClaims(description) : [],
    ...(brand !== undefined && { brand: brand.name }),
    facts: towardsThem(
      sayWhatItIs(
        turnedTo(
          readFacts({
            person,
            address,
            terms: person === undefined ? factTerms(told, terms, brand?.found, brand?.name) : terms,
          }),
          person,
          address,
          told,
        ),
        told,
        terms,
      ),
      { told, isToThem: address === 'you' && (occasion.id === 'service' || person === undefined) },
    ),
    topics:
      topics.length > 0 || person !== undefined ? topics : [...topicOfWord(told), ...topicOfVerb(terms)].slice(0, 1),
    content: listContent(terms),
    isDead: occasion.stance === 'mourn',
  }
}
