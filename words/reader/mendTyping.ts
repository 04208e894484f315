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
  u: 'you',
  ur: 'your',
}

const NO_NOUN =
  /^(?:are|were|have|who|that|and|or|in|on|at|to|for|with|from|of|is|was|do|don't|can|will|would|never|always|still|start|love|go|turn|live|play|keep|got|get|made|make|came|come|left|first)$/i

// "my husbands snoring" is the snoring of one husband.
const ownOne = (text: string): string =>
  text.replaceAll(/\b(my|our) (\p{Ll}+)s (?=(\p{Ll}+))/gu, (whole, owner: string, kin: string, next: string) =>
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

// As people type on a telephone.
export function mendTyping(text: string): string {
  const spelt = text
    .replaceAll(/(?<![\w'-])[a-z]{1,8}(?![\w'-])/gi, (word) => SHORTENED[word.toLowerCase()] ?? word)
    .replaceAll(/\b(mother|father|valentine|new year)s (day|eve)\b/gi, "$1's $2")
    .replaceAll(/\b(kids|children) (song|tune)\b/gi, "$1' $2")
    .replaceAll(/\b(songs?|tune|rhyme) for (kids|children|toddlers|preschoolers) about\b/gi, "$2' $1 about")
  return tellAge(ownOne(spelt)).replace(/,\s*$/, '')
}
