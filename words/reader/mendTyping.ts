import { findSubject } from '../knowledge/findSubject.ts'
import { KIN } from './kin.ts'

const SHORTENED: Readonly<Record<string, string>> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  wont: "won't",
  cant: "can't",
  isnt: "isn't",
  wasnt: "wasn't",
  arent: "aren't",
  havent: "haven't",
  hasnt: "hasn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  youre: "you're",
  theyre: "they're",
  thats: "that's",
  bday: 'birthday',
  shes: "she's",
  hes: "he's",
  thankyou: 'thank you',
  lullabye: 'lullaby',
  couldve: "could've",
  shouldve: "should've",
  weve: "we've",
  theyve: "they've",
  u: 'you',
  ur: 'your',
}

const NO_NOUN =
  /^(?:are|were|have|who|that|and|or|in|on|at|to|for|with|from|of|is|was|do|don't|can|will|would|never|always|still|start|love|go|turn|live|play|keep|got|get|made|make|came|come|left|first)$/i

// "my husbands snoring" is the snoring of one husband.
const ownOne = (text: string): string =>
  text.replaceAll(
    /\b(my|our) (\p{Ll}+)s (?=(\p{Ll}+|\d+(?:st|nd|rd|th)))/gu,
    (whole, owner: string, kin: string, next: string) =>
      KIN.has(kin) && !KIN.has(`${kin}s`) && KIN.get(kin)?.isGroup !== true && !NO_NOUN.test(next)
        ? `${owner} ${kin}'s `
        : whole,
  )

const NUMBER = String.raw`\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen`

// "Leo, four, who loves trucks", "Mia (7)": their age is told like anything else about them.
const AGE_ASIDE = new RegExp(
  String.raw`(?<=\b\p{Lu}\p{L}+)\s*(?:,\s*|\(\s*)(?:aged? |age )?(?<age>${NUMBER})(?:\s*\)|(?=\s*,|\s*$))(?<who>,?\s*who\b|,?\s*and\b)?,?`,
  'gu',
)
const tellAge = (text: string): string =>
  text.replaceAll(AGE_ASIDE, (_, age: string, who: string | undefined) =>
    who === undefined ? ` who is ${age},` : ` who is ${age} and`,
  )

// "my hamster escaped, his name is Gerald": named where it is first spoken of.
const NAMED_LATER =
  /\b(?<own>my|our|an?)(?: little| baby| new| tiny)* (?<kin>\p{Ll}+)\b(?<told>.*?),? (?:and )?(?:his|her|its|their) name(?: is|'s) (?<name>\p{Lu}\p{L}+)/u
const nameFirst = (text: string): string =>
  text.replace(NAMED_LATER, (whole, own: string, kin: string, told: string, name: string) =>
    KIN.has(kin) ? `${own} ${kin} ${name}${told}` : whole,
  )

// Places and makers keep their capital, even on a telephone. "Turkey", "china" and the like are left as they were typed.
const NO_PLACE =
  /^(?:turkey|china|reading|bath|nice|cork|chad|jersey|guinea|deal|ware|wells|rugby|sandwich|lens|tours|split|bury|hull|rye|male|march)$/
const MAKERS = new Set(
  'ikea netflix spotify tesco lego xbox youtube tiktok facebook amazon google instagram uber aldi lidl'.split(' '),
)
const raise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const raisePlaces = (text: string): string =>
  text.replaceAll(/(?<![\w'-])\p{Ll}{4,}(?![\w'-])/gu, (word) => {
    if (MAKERS.has(word)) return word === 'ikea' ? 'IKEA' : raise(word)
    if (NO_PLACE.test(word)) return word
    const subject = findSubject(word)
    const isPlace = subject?.number === 'proper' && (subject.kind === 'place' || subject.kind === 'city')
    return isPlace && subject.names.includes(raise(word)) ? raise(word) : word
  })

// "my dad's 60th he loves cricket": two sentences without a stop.
const RUN_ON =
  /(?<![\p{L}'])(?!(?:and|but|that|when|because|who|how|what|where|if|as|while|since|until|after|before|so|or|said|says|thing|one|day|time|way|than|think|know|believe|hope|wish|bet)\b)(?<last>[\p{L}\d']{3,}) (?=(?:he|she) (?:is|was|has|loves|likes|hates|always|never|plays|works|lives|makes|still|just|can't|won't|gave|taught)\b)/giu

// As people type on a telephone.
export function mendTyping(text: string): string {
  const spelt = text
    .replace(/(?<=\S\s\S.*)[,.!]+\s*(?:help|lol|haha+|pls|please|thx|lmao|x{2,3})[\s!.]*$/iu, '')
    .replaceAll(
      /\bwho's (?=been|got|taken|lost|had|done|gone|made|come|become|never|always (?:been|had)|just \w+ed)/gi,
      'who has ',
    )
    .replaceAll(/\bwho's\b/gi, 'who is')
    .replaceAll(/(?<![\d.])(\d{1,2})\.(\d{2})(?=\s|$|,)/g, '$1 $2')
    .replaceAll(/(?<![\w'-])[a-z]{1,8}(?![\w'-])/gi, (word) => SHORTENED[word.toLowerCase()] ?? word)
    .replaceAll(/\b(mother|father|valentine|new year)s (day|eve)\b/gi, "$1's $2")
    .replaceAll(/\b(kids|children) (song|tune)\b/gi, "$1' $2")
    .replaceAll(/\b(songs?|tune|rhyme) for (kids|children|toddlers|preschoolers) about\b/gi, "$2' $1 about")
  return tellAge(nameFirst(ownOne(raisePlaces(spelt.replaceAll(RUN_ON, '$<last>, '))))).replace(/,\s*$/, '')
}
