// The phones of the CMU dictionary, one letter each, so that a word's sound is a short string.
const CONSONANTS = 'B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH'.split(' ')
const VOWELS = 'AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' ')
const PHONES: readonly string[] = [...CONSONANTS, ...VOWELS.flatMap((vowel) => [`${vowel}0`, `${vowel}1`, `${vowel}2`])]
// From "#": no quote and no backslash is needed to write them down.
const LETTERS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(35 + at)).filter((letter) => letter !== '\\')

const letterOf = new Map(PHONES.map((phone, at) => [phone, LETTERS[at] ?? '']))
const phoneOf = new Map(PHONES.map((phone, at) => [LETTERS[at] ?? '', phone]))

export const packPhones = (phones: readonly string[]): string =>
  phones.map((phone) => letterOf.get(phone) ?? '').join('')
export const unpackPhones = (letters: string): string[] => Array.from(letters, (letter) => phoneOf.get(letter) ?? '')
