import type { Reading } from '../reader/readRequest.ts'
import { kindOfWord } from '../meaning/vectors.ts'
import { singularOf } from '../reader/grammar.ts'
import { isOfStranger } from '../reader/whoIsTold.ts'
import { KITS } from './kitBanks.ts'

// Words a request has beside what it is about: a kit called by one of them would sing of something nobody asked for.

type Said = { before: string; found: string; after: string }
type SideWord = (said: Said, reading: Reading) => boolean

// A girlfriend whose nickname is Peanut is nothing to eat; a boy known as the pickle king has pickles.
const CALLED_SO =
  /\b(?:nick ?named?|nicknames?(?: is| are| of|:)?|(?:also |better |best )?known as|goes by|aka|a\.k\.a\.?|i call (?:him|her|them)|we call (?:him|her|them)|calls? me)(?: the| an?| my| our| little| old)* ["'“]?$/i
const TITLE = /^ (?:kings?|queens?|lord|lady|m[ae]n|wom[ae]n|boss|master|god|guy|girl|boy|kid)\b/i
const isCalledSo: SideWord = ({ before, after }) => CALLED_SO.test(before) && !TITLE.test(after)

const NICKNAME = /\bnick ?name[ds]?(?: is| are| of|:)? ["'“]?(\p{L}+)/iu
const isNickname = (about: RegExp, { told }: Reading): boolean => {
  const [, name] = NICKNAME.exec(told) ?? []
  return name !== undefined && about.test(`my ${name}`)
}

// Whose eyes are an ocean is nobody's harbour.
const LOOKER =
  /\b(?:girl|boy|wom[ae]n|m[ae]n|lady|wife|husband|girlfriend|boyfriend|lover|someone|her|his|your|she|he|you)\b/i
const isOfLooks: SideWord = ({ before, found, after }) =>
  LOOKER.test(before) && !found.includes(' ') && /^ (?:eyes?|hair|skin|voice|smile|lips|tears|soul)\b/i.test(after)

// The Oakdale Otters swim in no river, and Wolf Adler is no wolf.
const NO_TOWN =
  /(?:an|ish|ese|ic|ern|White|Black|Gr[ae]y|Great|Golden|Blue|Red|Polar|Snow|Little|Big|Baby|Wild|The|My|Our|Two|Three)$/
const isAnimal = (word: string): boolean => kindOfWord(word) === 'animal' || kindOfWord(singularOf(word)) === 'animal'
const isProperName: SideWord = ({ before, found, after }) => {
  if (!/^\p{Lu}\p{Ll}+$/u.test(found) || !isAnimal(found.toLowerCase())) return false
  const [, town] = /(\p{Lu}\p{Ll}+) $/u.exec(before) ?? []
  const isTeam = town !== undefined && found.endsWith('s') && !NO_TOWN.test(town)
  return isTeam || (before === '' && !found.endsWith('s') && /^ \p{Lu}\p{Ll}+$/u.test(after))
}

// Who broke my kite is sung of, and no flying of kites.
const UNDID =
  /^(?:the|an?|some|that) (?:\p{L}+ ){1,2}(?:who|that) (?:just |once |always )?(?:sold|sells|stole|steals|broke|breaks|smashed|ruined|ruins|took|threw|hit|crashed|wrecked|burned|burnt)(?: [\p{L}']+){0,4} $/iu
const isUndoing: SideWord = ({ before }) => UNDID.test(before)

// A monster who likes pancakes and eats sailors is no breakfast.
const LIKES =
  /\b(?:who|that|which|and|he|she|it|they|also)(?: (?:really|just|only|secretly|always))? (?:likes?|loves?|enjoys?|eats?|adores?|craves?|drinks?|hates?) (?:(?:to eat|eating|drinking) )?(?:some |the |his |her |its |an? )?$/i
const DOES_MORE = /^,? (?:and|but|while) (?:(?:also|then|always|never) )?\p{L}+(?:s|ing)\b/iu
const isOnlyLiked: SideWord = ({ before, after }, { person, topics }) =>
  person?.kin === undefined &&
  LIKES.test(before) &&
  DOES_MORE.test(after) &&
  topics.some(({ noun }) => before.includes(noun))

// Who waits in his tower is sung of, and not the tower.
const IN_LATER_SENTENCE =
  /[.!?;]\s[^.!?;]*\b(?:in|at|on|inside|behind|under|from|outside|near) (?:his|her|their|its|the|an?) (?:\p{L}+ )?$/iu
const isOnlyWhere: SideWord = ({ before }, { topics }) => {
  const [first = ''] = before.split(/[.!?;]\s/)
  return IN_LATER_SENTENCE.test(before) && topics.some(({ noun }) => first.includes(noun))
}

// Two strangers who lose each other are sung of as what befell them, not as my own first kiss.
const AND_THEY = /\b(?:and|then|until|but|so) (?:they|he|she|both|the two)(?: (?:both|then|finally|slowly|soon))* $/i
const isOthersEnding: SideWord = ({ before, found }, { told }) =>
  /^f[ae]ll/i.test(found) &&
  AND_THEY.test(before) &&
  (isOfStranger(told) || /\b(?:an?|the) (?:[\p{L}-]+ ){1,3}(?:who|that)\b/iu.test(before))

// "unable to make you fall in love" sings no falling.
const NOT_ABLE =
  /\b(?:unable to|can't|cannot|can not|couldn't|could not|won't|will never|never going to|impossible to|failed to|failing to|trying not to|refuses? to)(?! (?:stop|help|wait|resist|believe|explain|hide|escape|live without|get enough))(?: [\p{L}']+){0,5} $/iu
const isNeverSo: SideWord = ({ before, found }) =>
  /^(?:f[ae]ll|be with|love|hug|kiss|dance|marry)/i.test(found) && NOT_ABLE.test(before)

// "80s synth rock" says how it shall sound, and is no disco.
const DECADE = /^(?:the )?(?:(?:19)?[5-9]0'?s|(?:fif|six|seven|eigh|nine)t?ies|retro)$/i
const OF_SOUND =
  /^ (?:synth\w*|electr\w+|rock|pop|metal|punk|wave|hip hop|rap|funk|soul|folk|country|jazz|ballad|new wave|grunge|techno|house|style|music|beats?)\b/i
const LONG_TOLD = 6
const isOnlySoundOf: SideWord = ({ found, after }, { told }) =>
  DECADE.test(found) && OF_SOUND.test(after) && told.split(' ').length > LONG_TOLD

// Of "Ada - clever, brave, kindness, a trusty friend" one word in the list is not what is sung of.
const FEWEST_COMMAS = 3
const OF_NAME = /^\p{Lu}\p{L}+ [-–:] /u
const isListedTrait: SideWord = ({ before, after }, { person, topics, told }) =>
  before.endsWith(', ') &&
  /^(?:,|$)/.test(after) &&
  told.split(',').length > FEWEST_COMMAS &&
  (OF_NAME.test(told) || (person?.name !== undefined && topics[0] !== undefined && before.includes(topics[0].noun)))

// Of three things two people did, one alone is not their song.
const FEWEST_SENTENCES = 3
const isOneDeed: SideWord = ({ before, found }, { person, told }) => {
  const sentences = told.split(/[.!?]\s/).filter((each) => each.length > 2)
  return (
    person?.name !== undefined &&
    person.isGroup &&
    sentences.length >= FEWEST_SENTENCES &&
    /[.!?]\s/.test(before) &&
    found.length < told.length / 3
  )
}

// "Geneva, Switzerland" is a town.
const isOnlyCountry = (about: RegExp, { told }: Reading): boolean => {
  const [, country] = /\p{Lu}\p{L}+, (\p{Lu}\p{L}+)/u.exec(told) ?? []
  return country !== undefined && about.test(`my ${country}`)
}

// Brothers who never met shared no bunk.
const PARTED =
  /\b(?:apart from each other|grew up apart|(?:never|not) (?:met|knew|known)|estranged|separated at birth|(?:their|our) (?:whole|entire) li(?:fe|ves) apart)\b/i
const TOGETHER_ALWAYS = ['two brothers', 'two sisters', 'my brother and me', 'my best friend', 'my twin']
const isParted = (about: RegExp, { told }: Reading): boolean => {
  const parted = PARTED.exec(told)
  return parted !== null && !about.test(parted[0]) && TOGETHER_ALWAYS.some((words) => about.test(words))
}

const SIDE_WORDS: readonly SideWord[] = [
  isCalledSo,
  isOfLooks,
  isProperName,
  isUndoing,
  isOnlyLiked,
  isOnlyWhere,
  isOthersEnding,
  isNeverSo,
  isOnlySoundOf,
  isListedTrait,
  isOneDeed,
]

// Who tears heaven down is sung no hymn.
const OF_FAITH = [KITS.faith, KITS.feasts, KITS.pulpit]
const AGAINST =
  /\b(?:(?:burn|crush|kill|remov|destroy|hat|curs|slay|smash|storm|tear|defil|desecrat)(?:e|es|ed|ing|s|ing down)? (?:\p{L}+ ){0,2}(?:heavens?|gods?|jehova\w*|angels?|(?:pearly )?gates|christ|jesus|lord|church(?:es)?|priests?)|(?:burning|fallen|falling|dying|dead|evil) angels|angels? (?:are )?(?:falling|burning|dying))\b/iu
const isAgainst = (about: RegExp, { told, occasion }: Reading): boolean =>
  occasion.stance !== 'pray' &&
  AGAINST.test(told) &&
  OF_FAITH.some((bank) => bank.kits?.().some((kit) => kit.about === about) === true)

export function isSideWord(about: RegExp, reading: Reading): boolean {
  const { told } = reading
  const match = about.exec(told)
  if (match === null) return isOnlyCountry(about, reading) || isNickname(about, reading)
  const said = { before: told.slice(0, match.index), found: match[0], after: told.slice(match.index + match[0].length) }
  return isParted(about, reading) || isAgainst(about, reading) || SIDE_WORDS.some((isSide) => isSide(said, reading))
}
