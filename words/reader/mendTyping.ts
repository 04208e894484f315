import { findSubject } from '../knowledge/findSubject.ts'
import { KIN } from './kin.ts'
import { tellEachDoer } from './manyDoers.ts'
import { markOwners } from './markOwners.ts'
import { mendSpelling } from './misspellings.ts'
import { partRunOns } from './partRunOns.ts'
import { raiseBrands } from './raiseBrands.ts'
import { raiseLists } from './raiseLists.ts'
import { raise, raiseNames } from './raiseNames.ts'
import { isWord } from './spelling.ts'

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
  whos: "who's",
  youd: "you'd",
  youll: "you'll",
  youve: "you've",
  phd: 'PhD',
  thx: 'thanks',
  bf: 'boyfriend',
  gf: 'girlfriend',
  bff: 'best friend',
  cuz: 'because',
  coz: 'because',
  tho: 'though',
  luv: 'love',
  ppl: 'people',
  ww1: 'World War One',
  ww2: 'World War Two',
  wwii: 'World War Two',
  adhd: 'ADHD',
  ocd: 'OCD',
  ptsd: 'PTSD',
  tv: 'TV',
  nyc: 'New York',
  icu: 'ICU',
  i: 'I',
  "i'm": "I'm",
  "i've": "I've",
  "i'd": "I'd",
  "i'll": "I'll",
}

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
const NAMED_LATER = new RegExp(
  String.raw`\b(?<own>my|our|an?)(?<how>(?: little| best| late| old| older| younger| dear| first| baby(?= (?:boy|girl|son|daughter|brother|sister|nephew|niece)\b)| new| tiny)*) (?<kin>${[...KIN.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?<owns>'s)?\b(?<told>.*?)[,.]? (?:and )?(?:[Hh]is|[Hh]er|[Ii]ts|[Tt]heir) name(?: is| was|'s) (?<name>\p{Lu}\p{L}+)`,
  'u',
)
const nameFirst = (text: string): string =>
  text.replace(
    NAMED_LATER,
    (whole, own: string, how: string, kin: string, owns: string | undefined, told: string, name: string) =>
      KIN.has(kin) ? `${own}${how} ${kin} ${name}${owns ?? ''}${told}` : whole,
  )

// "I have a dog named Duke, he protects us": it is of my dog Duke.
const HAVE_ONE = new RegExp(
  String.raw`^(?<lead>(?:.{0,40}\babout )?)(?:I|we)(?:'ve got| have|'ve| got) an? (?<how>(?:little |beautiful |new |old |sweet )?)(?<kin>${[...KIN.keys()].join('|')}) (?:(?:named|called) )?(?<name>\p{Lu}\p{Ll}+)`,
  'iu',
)
const ofMine = (text: string): string =>
  text.replace(HAVE_ONE, (whole, lead: string, how: string, kin: string, name: string) =>
    /^\p{Lu}/u.test(name) ? `${lead}my ${how}${kin} ${name}` : whole,
  )

// "Bella the cat": she is somebody's.
const PET_CALLED = new RegExp(
  String.raw`(?<!\b(?:my|our|the|an?) (?:\p{Ll}+ )?)\b(?<name>\p{Lu}\p{Ll}+),? (?:the|my|our) (?<pet>${[...KIN].flatMap(([word, { isPet }]) => (isPet === true ? [word] : [])).join('|')})\b(?! (?:in|of|who) )`,
  'u',
)
const ownPet = (text: string): string => text.replace(PET_CALLED, (_, name: string, pet: string) => `my ${pet} ${name}`)

// Places and makers keep their capital, even on a telephone. "Turkey", "china" and the like are left as they were typed.
const NO_PLACE =
  /^(?:turkey|china|reading|bath|nice|cork|chad|jersey|guinea|deal|ware|wells|rugby|sandwich|lens|tours|split|bury|hull|rye|male|march)$/
const MAKERS = new Set(
  'mars venus jupiter saturn ikea netflix spotify tesco lego xbox youtube harvard yale stanford oxford cambridge princeton blockbuster english spanish french german italian portuguese japanese chinese korean arabic russian polish hindi tiktok facebook amazon google instagram uber aldi lidl'.split(
    ' ',
  ),
)
const raisePlaces = (text: string): string =>
  text.replaceAll(/(?<![\w'-])\p{Ll}{4,}(?![\w'-])/gu, (word) => {
    if (MAKERS.has(word)) return word === 'ikea' ? 'IKEA' : raise(word)
    if (NO_PLACE.test(word)) return word
    const subject = findSubject(word)
    const isPlace = subject?.number === 'proper' && (subject.kind === 'place' || subject.kind === 'city')
    return isPlace && subject.names.includes(raise(word)) ? raise(word) : word
  })

// "my dad's 60th he loves cricket": two sentences without a stop. "The boat he built" is one thing.
const RUN_ON =
  /(?<before>(?:[\p{L}']+ ){0,2})(?<last>[\p{L}\d']{3,}) (?=(?:he|she) (?:is|was|has|loves?|loved|likes?|liked|hates|always|never|plays|played|works|worked|lives|lived|makes|made|still|just|can't|won't|gave|taught|came|built|died|passed|used|raised|sang|had|grew)\b|(?:he's|she's) )/gu
const GOES_ON =
  /^(?:and|but|that|when|because|who|how|what|where|if|as|while|since|until|after|before|so|or|said|says|thing|one|day|time|way|than|think|know|believe|hope|wish|bet|though|although|like|once|why|sure|glad|says|thinks|knows|believes|hopes|wishes|swears|claims|pretends|told|happy|proud|sad|sorry|scared)$/i
const ONE_THING = /(?:^|\s)(?:the|an?|that|this|every|each|all)\s(?:[\p{L}']+\s)?$/u
const THEY_RAN_ON =
  /(?<last>\p{Lu}\p{Ll}+|\b(?:parents|grandparents|kids|twins|anniversary|friends|sons|daughters)) (?=they (?:got|met|have|are|were|had|love|always|never|still|just|make|live|been)\b)/gu
// "for her friends Ola and Erin she baked bread".
const NAME_RAN_ON =
  /(?<=(?<!\b(?:the|an?|my|his|her|that|this|how|when|says?) )(?<!\p{Lu}\p{Ll}+ )\p{Lu}\p{Ll}+) (?=(?:he|she) \p{Ll}{3,}ed )(?<!\b(?:And|But|That|When|How|The|What|If|So|Because|Then|Where|Who|All|Now|Every\p{Ll}*) )/gu
const stopRunOn = (text: string): string =>
  text
    .replaceAll(RUN_ON, (whole, before: string, last: string) =>
      (GOES_ON.test(last) && !before.endsWith("'s ")) || (/^\p{Ll}/u.test(last) && ONE_THING.test(before))
        ? whole
        : `${before}${last}, `,
    )
    .replaceAll(THEY_RAN_ON, '$<last>, ')
    .replaceAll(NAME_RAN_ON, ', ')

// "my daughter she graduated".
const SHE_OF_KIN = /\b(?<kin>(?:my|our) (?:\p{Ll}+ )?\p{Ll}+) (?=(?:he|she) \p{Ll})/gu
const stopAfterKin = (text: string): string =>
  text.replaceAll(SHE_OF_KIN, (whole, kin: string) => (KIN.has(kin.split(' ').at(-1) ?? '') ? `${kin}, ` : whole))

// "he's 60 loves fishing": one more thing about him.
const ONE_MORE =
  /\b((?:he's|she's|is|turning|turns|aged?) \d{1,3}(?: today| years old)?) (?=(?:loves|likes|hates|enjoys|plays|works|collects|drives|lives|has|is|never|always)\b)/gi

// "me and my best friend opened a shop": both of us did.
const ME_AND = /^(?<lead>(?:.{0,60}\babout )?)(?:me|myself) (?:and|n|&) (?<rest>(?:my|our) .+)$/iu
function bothOfUs(text: string): string {
  const { lead = '', rest = '' } = ME_AND.exec(text)?.groups ?? {}
  const words = rest.split(' ')
  const kin = words.findIndex((word, at) => at > 0 && at < 4 && KIN.has(word))
  const end = /^\p{Lu}/u.test(words[kin + 1] ?? '') ? kin + 2 : kin + 1
  return kin < 0 || words.length <= end
    ? text
    : `${lead}${[...words.slice(0, end), 'and I', ...words.slice(end)].join(' ')}`
}

// "Mrs Patterson my 3rd grade teacher": she is both.
const BOTH = /(?<=\b(?:Mr|Mrs|Ms|Dr|Coach) \p{Lu}\p{Ll}+) (?=(?:my|our) )/gu
// "miss Hollis worked there": she is no one to be missed.
const TITLED = /(?<=^|[,.;] |\b(?:for|to|by|from|with|our|my|and) )(?:miss|mrs|mr|ms|dr|coach)(?= \p{Lu}\p{Ll}+)/gu
// "my dad a firefighter for 30 years": he is one.
const WHAT_THEY_ARE = /\b(?<who>(?:my|our) (?<kin>\p{Ll}+)) (?=an? \p{Ll}+ (?:for|who|of|from|at|in)\b)/gu
const partTrade = (text: string): string =>
  text.replaceAll(WHAT_THEY_ARE, (whole, who: string, kin: string) => (KIN.has(kin) ? `${who}, ` : whole))
// "love you Katie".
const CALLED_LAST =
  /(?<=\b(?:love|miss|thank|forgive|need|want|adore|hate|remember|found) you(?: so much| always| forever)?) (?=\p{Lu}\p{Ll}+[.!]*$)/u

// "we won the title go wildcats": the Wildcats did.
const GO_TEAM = /^(?<told>we .+?)[,.!]* go (?:the )?(?<name>\p{L}+s)[!.]*$/iu
const cheerLast = (text: string): string =>
  text.replace(GO_TEAM, (_, told: string, name: string) => `our team the ${raise(name)}, ${told}`)

// "Lee Running all around": what somebody does is no name.
const DOING =
  /(?<=\b\p{Lu}\p{Ll}+ )(?:Being|\p{Lu}\p{Ll}{3,}ing)(?= (?!(?:is|was|has|had|who|and|will|can|in|of)\b)\p{Ll})/gu

// As people type on a telephone.
export function mendTyping(text: string): string {
  const spelt = mendSpelling(text)
    .replaceAll(DOING, (word) => (isWord(word.toLowerCase()) ? word.toLowerCase() : word))
    .replace(
      /(?<=\S \S+ \S+)(?<!\b(?:to|you|me|can|need|with|some|please|and|or|for|i|we|your|my)) (?:help(?: me)?|pls|plz|lol|haha+|thx)[\s!.]*$/iu,
      '',
    )
    .replaceAll(
      /\b(is|are|was|were|am|be|(?<=\p{L})'(?:s|re|m)) the goat\b(?! (?:who|that|in|from|with|herder))/giu,
      '$1 the greatest',
    )
    .replaceAll(
      /\b(who|he|she|it|(?:person|boy|girl|man|woman|guy|dog|cat) that) (love|like|hate|want|need|play|live|work|dance|run|eat)'s (?=\p{Ll})/giu,
      '$1 $2s ',
    )
    .replaceAll(/\b(my|our|his|her|your|their) (?:cuz|coz)\b/gi, '$1 cousin')
    .replaceAll(/(?<![\w'-])[a-z][a-z\d']{0,7}(?![\w'-])/gi, (word) => SHORTENED[word.toLowerCase()] ?? word)
    .replace(/(?<=\S\s\S.*)[,.!]+\s*(?:help|lol|haha+|pls|please|thx|lmao|x{2,3})[\s!.]*$/iu, '')
    .replaceAll(
      /\bwho's (?=been|got|taken|lost|had|done|gone|made|come|become|never|always (?:been|had)|just \w+ed)/gi,
      'who has ',
    )
    .replaceAll(/\bwho's (?=names?\b)/gi, 'whose ')
    .replaceAll(/\b(my|his|her) names (?!are\b|and\b|were\b)(?=\p{L})/giu, '$1 name is ')
    .replaceAll(/\bwho's\b/gi, 'who is')
    .replaceAll(/(?<![\d.])(\d{1,2})\.(\d{2})(?=\s|$|,)/g, '$1 $2')
    .replaceAll(
      /(?<=\b(?:scared|afraid|think|know|hope|that|and|so|because|worried) )well (?=[a-z]+\b(?! ,))/gi,
      "we'll ",
    )
    .replaceAll(
      /(?<=\b(?:and|but|because|so|when|that|if|think|know|finally|now) |[,.!] |^)its (?=(?:so|too|really|very|not|been|better|worse|best|easier|harder|wrong|right|a|an|the|my|our|hard|over|time|raining|snowing|cold|hot|late|fun|great|sad|true|ok|okay|fine|gone|back|killing|getting|just|happening|coming|finally|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas)\b)/gi,
      "it's ",
    )
    .replaceAll(/\bits (?=(?:an?|the|so|too|not) )/gi, "it's ")
    .replaceAll(/\bgods (?=(?:love|grace|plan|will|hand|word|mercy|people|goodness|promises?)\b)/gi, "God's ")
    .replaceAll(/\b(mother|father|valentine|new year)s (day|eve)\b/gi, "$1's $2")
    .replaceAll(/\b(kids|children) (song|tune)\b/gi, "$1' $2")
    .replaceAll(/\b(songs?|tune|rhyme) for (kids|children|toddlers|preschoolers) about\b/gi, "$2' $1 about")
  const named = stopAfterKin(
    partRunOns(stopRunOn(raiseNames(tellEachDoer(raiseLists(raiseBrands(raisePlaces(cheerLast(spelt)))))))),
  )
    .replaceAll(TITLED, raise)
    .replaceAll(ONE_MORE, '$1, ')
    .replaceAll(BOTH, ', ')
    .replace(CALLED_LAST, ', ')
  return tellAge(ownPet(ofMine(nameFirst(markOwners(bothOfUs(partTrade(named))))))).replace(/,\s*$/, '')
}
