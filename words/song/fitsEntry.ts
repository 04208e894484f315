import type { Entry } from '../lines.ts'
import { KITS } from './kitBanks.ts'
import type { SongState } from './songState.ts'

// Who sings at somebody else's wedding is not the one in love.
const OTHERS_FEASTS = new Set(['wedding', 'anniversary', 'proposal'])
const OWN_FEAST =
  /\b(?:we(?:'re| are| got| get| met)|i'm|i am|i'll|our|i) (?:getting married|marr(?:y|ied|ying)|wedding|anniversary|engaged|vows)\b|\bmarry me\b/i
export const isOthersFeast = ({ occasion, person, told }: SongState['reading']): boolean =>
  OTHERS_FEASTS.has(occasion.id) && person !== undefined && !person.isLover && !OWN_FEAST.test(told)
const LOVERS_TALK =
  /\b(?:marry me|I do|I vow|I'll have you|you and me|you and I|me and you|with you|beside you|next to you|be mine|I'm yours|all mine|kiss me|hold me|my love|my (?:bride|wife|husband|darling)|(?:my|your) hand in (?:mine|yours)|our (?:house|bed|kids|home|vows|life)|we said yes|I said yes|you said yes|I asked you|love you)\b/i

// Who gets married does not sing to the couple.
const TO_THE_COUPLE =
  /\b(?:you two|you both|both of you|two of you|pair of you|take it from us|your rows|happy couple)\b/i

const OF_ONE_OF_TWO = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine)\b/

const OF_DOERS = new Set(['rap', 'picture', 'told', 'job', 'job-lost', 'school'])
const OF_SINGER = /\b(?:I|I'm|I've|I'll|I'd|me|my|we|we're|our)\b/

// No goldfish snores on the sofa.
const OF_FUR =
  /\b(?:snor\w+|sofa|biscuits?|paws?|nose|bed|lap|bark\w*|purr\w*|walk\w*|lead|chair|fur|door|bit(?:e|ten)|stairs?|yawn|sit|tail|mud|barking|pillow|carpet|ear)\b/i

// No cat fetches.
const OF_DOGS =
  /\b(?:sticks?|fetch\w*|leads?|leash|walkies|bark\w*|wag\w*|park|kennel|postman|good boy|lorr(?:y|ies))\b/i

// Who lives in a hutch or a cage brings no slipper.
const HUTCH =
  /^(?:pigs?|hamsters?|rabbits?|bunn(?:y|ies)|budgies?|parrot|gecko|lizard|hens?|chickens?|cockatiel|ferrets?)$/
const OF_THE_HOUSE =
  /\b(?:slippers?|shoes?|boots?|walks?|walked|lead|leash|bark\w*|stairs?|sofa|snor\w+|postman|broom|ankles?|ball|letter|pillow|duvet|belly turned|warm spot|fetch|wag\w*|gravy|lap)\b/i

// No cat has tied a lace.
const OF_PEOPLE =
  /\b(?:laces?|school|egg and spoon|invitations?|phone|your (?:car|keys|coat|glasses|job|desk|letters|hat|shirt|knees)|your (?:first )?(?:tooth|teeth)|lost a tooth|grown-up|wine|cap and gown|photographs you hate|deep end|diploma)\b/i

// "She's back like a ball" is not said of a son.
const NAMES_ANOTHER =
  /\b(?:m[uo]m|mother|woman|girl|nurse|lady|wife|gran\w*|nan|sister|aunt\w*|daughter|bride|queen|teacher|friend|man|boy|dad|father|guy|bloke|king|husband|brother|uncle|son|vicar|farmer|wait\w+|dog|cat|neighbour|driver|doctor|boss|ref|coach)\b/i
const isOfOtherSex = (text: string, sex: string | undefined): boolean =>
  (sex === 'he'
    ? /\b(?:she|she'(?:s|d|ll)|her|hers)\b/i
    : sex === 'she'
      ? /\b(?:he|he'(?:s|d|ll)|him|his)\b/i
      : /(?!)/
  ).test(text) && !NAMES_ANOTHER.test(text)

const OF_THINGS = new Set(['about', 'kit'])
const OF_PETS = [KITS.companions, KITS.pawprints, KITS.kennel, KITS.whiskers]
const isOfPets = (about: RegExp | undefined): boolean =>
  OF_PETS.some((bank) => bank.kits?.().some((kit) => kit.about === about) === true) ||
  /hamster|goldfish|homework|cattle\||\?<third>/.test(about?.source ?? '')

// Of a father who is alive and counting his doughnuts nobody finds an old book.
const IS_GONE =
  /(?:^|[/.] ?)(?:He|She) (?:went|died|passed|left us)\.|\b(?:late|my dead) (?:grand)?(?:father|mother|dad|m[uo]m)\b|\bthe (?:day|year) (?:he|she) died\b/
const GONE_STANCES = new Set(['mourn', 'part'])

// "Salt and Pepper runs this house": two of them run it.
const DOES_ALONE =
  /\{[nN]ame\} (?!always\b|as\b|this\b|his\b|us\b|across\b)(?:\p{L}{2,}s|doesn't|isn't|hasn't|wasn't)\b/u

// Whether an entry may be sung to, of or by the people of this song.
export function fitsPerson(entry: Entry, { reading }: SongState): boolean {
  const { persons, conditions, about } = entry
  const { person, address, isDead, occasion } = reading
  // What people do with their fishing is nothing a dog does.
  if (person?.isPet === true && OF_THINGS.has(entry.occasion) && !isOfPets(about)) return false
  const isAlive = person?.own !== undefined && !isDead && !GONE_STANCES.has(occasion.stance)
  if (isAlive && entry.occasion === 'kit' && IS_GONE.test(entry.text)) return false
  if (entry.occasion === 'kit' && address === 'you' && isOfOtherSex(entry.text, person?.sex)) return false
  const isSung = persons.length === 0 || persons.includes(address === 'you' ? 'you' : address)
  const isNear =
    address === 'you'
      ? persons.includes('me') || persons.includes('we')
      : address === 'about'
        ? persons.includes('me')
        : persons.includes('we') || persons.includes('me')
  if (!isSung && !isNear) return false
  // Who is sung to did it, not the singer.
  const isOfSinger = persons.length === 0 ? OF_SINGER.test(entry.text) : !persons.includes('you')
  if (address === 'you' && person !== undefined && OF_DOERS.has(entry.occasion) && isOfSinger) return false
  // Who graduates sat there, not who sings to them.
  if (address === 'you' && person !== undefined && occasion.id === 'graduation' && about !== undefined && isOfSinger)
    return false
  // A couple has taught nobody anything at seven.
  if (person?.isGroup === true && DOES_ALONE.test(entry.text)) return false
  if (person?.isGroup === true && entry.occasion === 'picture' && /\b(?:I|me|my)\b/.test(entry.text)) return false
  if (/^(?:goldfish|turtle|tortoise)$/.test(person?.kin ?? '') && OF_FUR.test(entry.text)) return false
  if (/^(?:cats?|kittens?|kitty)$/.test(person?.kin ?? '') && OF_DOGS.test(entry.text)) return false
  if (HUTCH.test(person?.kin ?? '') && OF_THE_HOUSE.test(entry.text)) return false
  if (person?.isPet === true && OF_PEOPLE.test(entry.text)) return false
  if (OTHERS_FEASTS.has(reading.occasion.id) && person?.isGroup !== true && !isOthersFeast(reading)) {
    if (TO_THE_COUPLE.test(entry.text)) return false
  }
  if (
    isOthersFeast(reading) &&
    (persons.includes('me') ||
      persons.includes('we') ||
      LOVERS_TALK.test(entry.text) ||
      (reading.occasion.id === 'anniversary' && OF_ONE_OF_TWO.test(entry.text)))
  )
    return false
  return conditions.every((condition) => {
    switch (condition) {
      case 'dead':
        return isDead
      case 'pet':
        return person?.isPet === true
      case 'old':
        return person?.isOld === true || (ageOf(reading.details.age) ?? 0) >= 60
      case 'young':
        return isSmall(reading) || (ageOf(reading.details.age) ?? 99) < 14
      // Of a son nobody told the age of, neither is known.
      case 'grown':
        return (
          (ageOf(reading.details.age) ?? (person?.isYoung === true ? 0 : 99)) >= 14 &&
          !isSmall(reading) &&
          !person?.isPet
        )
      case 'woman':
        return person?.sex === 'she' && !person.isPet
      case 'man':
        return person?.sex === 'he' && !person.isPet
      case 'group':
        return person?.isGroup === true || address === 'we'
    }
  })
}

const SMALL_CUES =
  /\b(?:little|baby|babies|toddlers?|newborn|kids?|nursery|kindergarten|preschool|potty|bedtime|under (?:\d+|\w+)s|first (?:goal|tooth|steps?|words?|day at school)|school play|nativity|tooth fairy|teddy)\b/i
const isSmall = ({ person, details, told }: SongState['reading']): boolean =>
  person?.isYoung === true && (ageOf(details.age) ?? (SMALL_CUES.test(told) ? 5 : 99)) < 14

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
}
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
function ageOf(age: string | undefined): number | undefined {
  if (age === undefined) return undefined
  return age.split(/[ -]/).reduce((sum, word) => sum + (TENS[word] ?? Math.max(0, SMALL.indexOf(word))), 0)
}

const SMALL_ONES = new Set(['kids', 'teach', 'lullaby', 'first-day'])
export function fitsManner(entry: Entry, { form, reading, kit }: SongState): boolean {
  const wants =
    form.name === 'rap'
      ? 'rap'
      : form.name === 'blues'
        ? 'blues'
        : form.name === 'punk' || form.name === 'chant' || form.name === 'drop'
          ? 'shout'
          : undefined
  // What is said to the smallest is said to nobody else.
  const isForSmall = entry.manners.includes('plain') && entry.occasion === 'any'
  if (isForSmall && !SMALL_ONES.has(reading.occasion.id)) return false
  const [manner] = entry.manners.filter((each) => each !== 'plain')
  const isOfKit = entry.occasion === 'kit' && entry.about === kit
  if (form.name === 'blues' && entry.beat !== 'hook' && entry.beat !== 'lift')
    return manner === 'blues' || (isOfKit && manner === undefined)
  // What was written for the song's own thing is sung whatever it was written as, but for shouts.
  if (manner === undefined || (isOfKit && manner !== 'shout' && entry.beat !== 'hook')) return true
  return manner === wants
}
