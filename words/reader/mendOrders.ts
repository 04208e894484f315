import { INTENTS } from './intents.ts'
import { tellOfMe } from './ofMeAndYou.ts'
import { SHAPES } from './orderShapes.ts'

// How a song is ordered, in ways that hide what it tells: each is brought into the shape "song for whom, what".
type Rewriting = readonly [RegExp, string]

const KIN_PHRASE = String.raw`(?:my|our)(?: (?!(?:I|we|know|that|how)\b)[\p{L}\d'-]+){1,4}`

const REWRITINGS: readonly Rewriting[] = [
  ...INTENTS,
  ...SHAPES,
  // "no lyrics about love please, just a song about hiking".
  [
    /^(?:no|not|nothing|don't|please no)\b[^.!?]*?\b(?:just|only|instead|but) (?=(?:an? |some |the )?(?:\p{L}+ ){0,3}(?:song|ballad|track|tune|rap|anthem)\b)/iu,
    '',
  ],
  // "a song from a dad to his daughter": the dad sings it.
  [
    /\bfrom (?:an?|the|her|his|their) (?:proud |loving |single )?(?:dad|father|mum|mom|mother|parent|grandma|grandmother|grandpa|grandfather|brother|sister|husband|wife|friend|son|daughter|coach|teacher) to (?:his|her|their|an?|the) /iu,
    'for my ',
  ],
  // "this one goes out to all the single dads".
  [/^(?:this (?:one |song )?(?:is|goes out)|dedicated) (?:for|to) (?=\S)/iu, 'song for '],
  [/(?<=\S) out there[.!]*$/iu, ''],
  // "Dear mom, I'm sorry".
  [
    /^dear (?=(?:mom|mum|dad|mama|papa|mother|father|grandma|grandpa|nan|sister|brother|son|daughter|wife|husband)\b)/iu,
    'song for my ',
  ],
  [
    /^(song for my (?:mom|mum|dad|mama|papa|mother|father|grandma|grandpa|nan|sister|brother|son|daughter|wife|husband)),? (?=(?:I|I'm|we|you|you're)\b)/iu,
    '$1, ',
  ],
  // "tell my boss I quit".
  [
    new RegExp(
      String.raw`^(?:to )?(?:tell|telling|letting|let|remind|reminding) (${KIN_PHRASE})(?: know)?(?: that| how much| how)? (?=(?:I|I'm|I've|I'll|we|we're)\b)`,
      'u',
    ),
    'song for $1, ',
  ],
  [
    new RegExp(
      String.raw`\b(song|ballad|rap|track|anthem)s? (?:to )?(?:tell|telling|let|letting) (${KIN_PHRASE})(?: know)?(?: that| how much| how)? (?=(?:I|I'm|I've|I'll|we|we're)\b)`,
      'iu',
    ),
    '$1 for $2, ',
  ],
  // "cheer up my friend after her divorce".
  [
    /^(?:[Tt]o )?([Cc]heer(?:ing)? up|[Ee]ncourag(?:e|ing)|[Cc]omfort(?:ing)?|[Ss]upport(?:ing)?|[Mm]otivat(?:e|ing)|[Cc]ongratulat(?:e|ing)|[Cc]elebrat(?:e|ing)|[Hh]onou?r(?:ing)?) (?=(?:my|our)\b|\p{Lu})/u,
    '$1 song for ',
  ],
  // A song that says "you got this" for my sister.
  [/\bthat (?:says|goes|repeats) ["“]([^"”]{2,40})["”],? (?:for|to) (.+)$/iu, 'for $2, $1'],
  // "a song about the Titanic but make it about my fridge", "my truck but the truck is a Tesla".
  [
    /^(?:(?:an? )?(?<song>(?:\p{L}+ )?(?:song|ballad|rap|track|anthem|tune)) (?:about|like) )?[^,.]{2,40}?,? (?:but|except|only) (?:make it|it's|it is|this time it's|make this) about (?=\S)/iu,
    'song about ',
  ],
  [
    /\b(?<own>my|our) (?<thing>\p{L}+),? (?:but|except|only) (?:(?:the|my|our) \k<thing>|it)(?: is|'s) (?:actually |really )?(?=an? \p{L}+[.!]*$)/iu,
    '$<own> $<thing>, ',
  ],
  // "minecraft song about building a castle": where it is played is part of what it tells.
  [
    /^(?:an? )?(?<game>minecraft|fortnite|roblox|pok[eé]mon|zelda|mario(?: kart)?|tetris|animal crossing|stardew valley|the sims|skyrim|league of legends|valorant|overwatch|world of warcraft) (?<song>song|rap|ballad|anthem) about (?=\S)/iu,
    '$<song> about $<game>, ',
  ],
  // "lacrosse team hype song, go Hawks".
  [
    /^(?:an? )?(?<team>[\p{L} ]+? (?:team|club|squad|crew)(?:'s)?) (?:hype |fight |pump[- ]up |theme )?(?<song>song|chant|anthem)[,:!]? (?:let's )?go,? (?<name>\p{L}[\p{L} ]{2,25})[!.]*$/iu,
    'chant for our $<team> the $<name>',
  ],
  // "hedgehog named Spike, silly song for kids": for whom comes last.
  [
    /^(?<what>[^,]{4,80}),\s*(?:an? )?(?<how>(?:\p{L}+ ){0,3})song for (?:little |young |my |our )?(?:kids|children|toddlers|preschoolers)[.!]*$/iu,
    "$<how>kids' song about $<what>",
  ],
  [
    /^congrat(?:ulation)?s,? on (?:your|the) promotion,? (?<name>\p{Lu}\p{Ll}+)[.!]*$/iu,
    'congratulations song for $<name>, you got promoted',
  ],
  // "the boy i like doesn't know i exist".
  [/\bthe (?:boy|girl|guy|man|woman) I(?:'m| am)? (?:like|love|fancy|into)(?= \p{Ll})/iu, 'my crush'],
  // "happy 80th grandpa Joe".
  [
    /^happy (\d{1,3})(st|nd|rd|th)(?: birthday)?,? (?:to )?(?!birthday|anniversary|wedding)(?=\S)/iu,
    '$1$2 birthday song for ',
  ],
  // "a rowing crew song, up at five".
  [
    /^(?:an? )?(?<sport>\p{L}+(?: \p{L}+)?) (?<kind>team|crew|club|squad) (?<song>song|anthem)[,:] (?!go\b)(?=\S)/iu,
    '$<song> for our $<sport> $<kind>, ',
  ],
  // "about how much I hate Mondays".
  [/\babout how much (?=(?:I|we)\b)/iu, 'about how '],
  // "gospel song thank you Jesus for healing my son".
  [
    /^((?:an? )?(?:\p{L}+[- ]){1,3}(?:song|ballad|anthem|rap|tune|track)) (?=(?:thank you|thanks|happy (?:birthday|anniversary)|I'm|I am|I've|I want|I need|we're|he's|she's|you're|it's)\b)/u,
    '$1, ',
  ],
  // "father's day song from Emma and Jack to the best dad who loves fishing".
  [
    /^(?<song>.{0,60}?\b(?:song|ballad|rap|tune|anthem|birthday|day)) from (?<them>\p{Lu}\p{L}+(?:(?:,? and|,| &) \p{Lu}\p{L}+)*) to (?<rest>\S.*)$/u,
    '$<song> for $<rest>, with love from $<them>',
  ],
  [
    /\b(for|to) the (?:world's )?(?:best|greatest|coolest|kindest|sweetest) (mom|mum|mama|dad|daddy|grandma|grandpa|nan|gran|grandad|sister|brother|wife|husband|friend|teacher|coach|boss|aunt|uncle)(?: ever| in the world)?(?= who\b|[,.!]|$)/giu,
    '$1 my $2',
  ],
  // "happy new year" says no more than what is sung.
  [
    /^(?:(?:have a )?(?:very )?(?:merry|happy)) (christmas|xmas|new year|halloween|thanksgiving|easter|hanukkah|diwali|eid|valentine's day|mother's day|father's day|(?:fourth|4th) of july)(?: everyone| everybody| to (?:all|you all|everyone)| y'all| all)?[!. ]*$/i,
    '$1 song',
  ],
  // "happy mother's day mom love from Sam and Ellie".
  [
    /(?<=\S)(?<!\bwith),? (?:lots of |all my |much )?love,? from (?=\p{Lu}|your\b|all\b|us\b|the\b)/u,
    ', with love from ',
  ],
  // "we won state championship".
  [/\bwon (?=(?:state|regional|national|district|county|conference) (?:championships?|title|finals?)\b)/iu, 'won the '],
  // "the theme is jungle animals".
  [/([,.;]) (?:the )?theme(?: is|:|'s) /giu, '$1 '],
  // "you are my sunshine type song".
  [/^[^,.]{3,40}? (?:type|style|kind of) (?=song (?:for|about)\b)/iu, ''],
  // "with love from your twins" is how a card ends.
  [/(?<=^|[,.!] |\bday )from (?=your\b)/iu, 'with love from '],
  // "thanks for a great season" needs its "you".
  [/(?<=[,.!] )thanks for (?=\S)/iu, 'thank you for '],
]

// "a breakup song but make it funny": said of the song, not in it.
const WISH =
  /(?<!\b(?:you|they|we|i|to|who|can|that|he|she))[,.]?\s+(?:but |and |please )*(?:make it|keep it|it should (?:be|sound)|should be|i want it(?: to (?:be|sound))?) (?!about\b)(?<how>(?:[\p{L}-]+[ ,]*){1,5})[.!]*$/iu

// "… I want a song that gives him hope": an order in the midst of the story.
const ORDERED =
  /[,.;]?\s*(?:and |so )?\b(?:I|we) (?:just )?(?:want|need|would like|'d like|am looking for) (?:you to (?:write|make) )?(?:an?|the|this|some) (?:\p{L}+ ){0,3}(?:song|tune|track|ballad|rap|lyrics)\b[^,.;]*/giu

// "anxiety but hopeful": how it should feel.
const FEELING =
  /,? but (?:still |also |kind of |a bit |really )?(?<how>hopeful|uplifting|upbeat|funny|happy|positive|sweet|gentle|sad|fun|light ?hearted|not (?:too )?(?:sad|cheesy|sappy|depressing))[.!]*$/iu

export type MendedOrder = { text: string; wish: string }

export function mendOrders(text: string): MendedOrder {
  const how = WISH.exec(text) ?? FEELING.exec(text)
  const whole = how === null ? text : text.slice(0, how.index)
  const told = whole.replaceAll(ORDERED, '').replace(/^[\s,.;]+/, '')
  const isStory = told.split(' ').length > 3
  const asked = isStory ? told : whole
  return {
    text: tellOfMe(REWRITINGS.reduce((rest, [pattern, put]) => rest.replace(pattern, put), asked)),
    wish: [how?.groups?.['how'], ...(isStory ? (whole.match(ORDERED) ?? []) : [])].filter(Boolean).join(' '),
  }
}
