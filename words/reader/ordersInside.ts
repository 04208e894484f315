import { SONG } from './songOrder.ts'

// What is said of the making in the middle of a request: labels, who is to sing, and sounds nobody parted from the story.
type Rewriting = readonly [RegExp, string]

const GENRE = String.raw`(?:edm|indie|pop|rock|(?:acid )?jazz|folk|soul|funk|techno|trance|house|dubstep|hip[- ]hop|rap|metal|punk|r&b|lo-?fi|electro|electronic|ambient|disco|reggae|country|blues|dance)`
const LABEL = String.raw`(?:the )?(?:main )?(?:theme|topic|subject)(?: of (?:the|this) song)?`

export const ORDERS_INSIDE: readonly Rewriting[] = [
  // "in english, a song about the Thracians".
  [
    /^in (?:english|spanish|french|german|italian),?\s+(?=(?:an? |the )?(?:\p{L}+ ){0,4}(?:song|ballad|rap|track)\b)/iu,
    '',
  ],
  // "Make the lyrics inspiring and relate how the club unites everyone": how it unites them is told.
  [
    /[.,;]*\s+(?:and )?(?:please )?(?:make|keep|let) (?:the )?(?:lyrics|words|song|text) (?:be )?(?<how>\p{L}+(?:,? (?:and )?\p{L}+)?)(?:,| and)+ (?:relate|tell|say|show|explain|describe|mention|convey) (?:how|that) (?=\S)/iu,
    '. The mood is $<how>. ',
  ],
  // "with deep content about trust", "about a goat, with funny lyrics": what it is to be, and nothing it tells.
  [
    new RegExp(
      String.raw`^(?:an? )?(?<made>[^.;]{2,60}?\b${SONG}) with (?:very |some |really )?(?<how>\p{Ll}+) (?:content|lyrics|meanings?|messages?|words|text)(?= about\b)`,
      'iu',
    ),
    'a $<how> $<made>',
  ],
  [
    /,? with (?:very |some |really )?(?<how>deep|meaningful|strong|good|rich|emotional|profound|poetic|clever|beautiful|powerful|great|funny|sad|silly|angry|dark|happy|inspiring|uplifting|romantic|catchy|simple) (?:content|lyrics|meanings?|messages?|words|text)(?=[,.;]|$)/iu,
    '. The mood is $<how>',
  ],
  // "with a mysterious, rhythmic vibe, driven by a compelling bassline".
  [
    /,? with an? (?<how>\p{Ll}+(?:,? (?:and )?\p{Ll}+){0,3}) (?:vibe|feel|mood|atmosphere|groove|ambience)\b(?<rest>[^.]*)\.?/u,
    '$<rest>. The mood is $<how>. ',
  ],
  [
    /,? (?:and )?driven by (?:an? |the )?(?:\p{L}+ ){0,3}(?:bass ?line|bass|beat|drums?|guitars?|riffs?|synths?|rhythm|groove|piano)(?=[,.;]|$)/giu,
    '',
  ],
  // "not too jazzy, more funk": the tail of sounds behind it is heard by itself.
  [/,\s*(?:but )?not too \p{L}+,?(?: but)?(?= more\b|[,.;]|$)/giu, ','],
  [
    /,?\s+inspired (?:from|by|on) (?:the )?(?:old )?(?:classics?|oldies|greats|golden (?:era|age)|hits)(?: of [^,.;]+)?(?=[,.;]|$)/giu,
    '',
  ],
  // "a duet between a man and a woman about parting": they sing it.
  [
    /^(?<made>(?:an? )?(?:\p{L}+ ){0,3}duet) (?:between|for|of|by|with) (?:an? |the )?(?:(?:fe)?male|m[ae]n|wom[ae]n|boy|girl)s?(?: (?:and|&) (?:an? |the )?(?:(?:fe)?male|m[ae]n|wom[ae]n|boy|girl)s?)?(?: voices?| vocals?| singers?)?(?= about\b)/iu,
    '$<made>',
  ],
  // "song 80s sunny city, happy people": its sound, and then what it tells.
  [
    new RegExp(
      String.raw`^(?:an? )?(?<made>${SONG})[,:]? (?<era>(?:19|20)?\d0['’]?s)(?: style)?[,:]? (?!about\b|songs?\b|with\b)(?=\p{L})`,
      'iu',
    ),
    '$<era> $<made> about ',
  ],
  // "song from 1985 about", "1962 style song about".
  [
    new RegExp(
      String.raw`^(?<made>(?:an? )?(?:[\p{L}&-]+ ){0,3}${SONG}) (?:from|of) (?<year>(?:19|20)\d\ds?)(?= about\b)`,
      'iu',
    ),
    '$<year> $<made>',
  ],
  // "Mood: confident. Tempo: 70 BPM."
  [
    /(?<=^|[.,;!] ?)(?:the )?(?:mood|tempo|key|vibe|genre|style|bpm)\s*[:=]\s*(?<how>[^.;]{2,60})(?=[.;]|$)/giu,
    ' $<how>',
  ],
  // "a fast dance song. Topic is being yourself. The theme is apples."
  [
    new RegExp(
      String.raw`^(?<made>(?!.*\babout\b)[^.;:]*?\b${SONG})[,.;:]*\s+${LABEL}(?:\s*[:=]| is| should be)(?: about)?\s+(?=\S)`,
      'iu',
    ),
    '$<made> about ',
  ],
  [
    new RegExp(
      String.raw`^(?<made>(?!.*\b(?:about|${SONG})\b)[^.;:]{3,120}?)[,.;:]*\s+${LABEL}(?:\s*[:=]| is| should be)(?: about)?\s+(?=\S)`,
      'iu',
    ),
    '$<made> song about ',
  ],
  [new RegExp(String.raw`(?<=[.,;] ?)${LABEL}(?:\s*[:=]| is)(?: about)?\s+(?=\S)`, 'giu'), ' '],
  // "female vocals, the lyrics say something about luxury".
  [
    /^(?<made>(?!.*\babout\b.*\blyrics\b).{3,100}?)[,.;]*\s+(?:and |with )?(?:the |its )?lyrics (?:says?|tells?|are|should be|talk|speak)?(?: something| all)? ?about (?=\S)/iu,
    '$<made> song about ',
  ],
  [
    /(?<=^|[.;!] )(?:craft|write|create|make|use) (?:\p{Ll}+ ){0,2}(?:rhymes|lyrics|words|verses|lines) about (?<told>.+)$/iu,
    'A song about $<told>',
  ],
  // "sung by a choir about the sea", "a song from guitar about the sea".
  [new RegExp(String.raw`(?<=\b${SONG}) (?:sung|performed|played) by [^,.]{2,30}?(?= about\b)`, 'iu'), ''],
  [new RegExp(String.raw`(?<=\b${SONG}) (?:from|on) (?:the |an? )?(?=\p{Ll}+ about\b)`, 'iu'), ' with '],
  [
    /^an? (?<how>(?:\p{Ll}+ ){0,3})vocals? (?<rest>(?:that's|that is|at|in|with) [^,]{2,50}?) about (?=\S)/iu,
    'a $<how>song about ',
  ],
  // "Can it be sung in the style of …?"
  [
    /(?<=\S)[.!?]?\s+(?:can|could) (?:it|this|you)(?: please)? (?:be |make it |have it )?(?:(?:written|sung|played|made|done)(?: and)? )+(?=in the style|like)/iu,
    ', ',
  ],
  // "a cell phone at one percent indie pop rock".
  [
    new RegExp(
      String.raw`^(?!.*\b${SONG}\b)(?<told>\S+ \S+ .*?\S{2,})(?<!\b(?:an?|the|to|of|in|on|at|with|for|from|by|about|and|or|like|my|our|your|this|that)) (?<sounds>(?:${GENRE} ){1,5}${GENRE}[.!]*)$`,
      'iu',
    ),
    '$<told>, $<sounds>',
  ],
  [/,? in (?<sounds>[\p{L}&' -]{3,40}?) genres?(?=[.,;]|$)/giu, ', $<sounds>'],
  // What was typed in a hurry.
  [/\b(?<by>about|of) break ?up(?=[.,;]|$)/giu, '$<by> a breakup'],
  [/\babout in (?=[aeiou]\p{Ll}+ who\b)/giu, 'about an '],
  [/\ba (?=(?:8|11|18|eight|eleven|eighteen)\b)/giu, 'an '],
  [
    /\b(?<many>two|three|four|five|2|3|4|5) (?<one>brother|sister|friend|cousin|lover|stranger|soldier|boy|girl|kid|dog|cat)(?= (?:who|that|and|are|were|in|on|at)\b)/giu,
    '$<many> $<one>s',
  ],
  [/\babout minding your (?<own>own )?business\b/giu, 'about how you should mind your $<own>business'],
  [/^an? cautionary tale (?:about|of) why (?=\S)/iu, 'a funny song about how '],
]
