import { baseOf, tagWords } from './grammar.ts'
import { singFromEyes } from './fromTheirEyes.ts'
import { raise } from './raiseNames.ts'
import { pronounce } from '../sound/pronounce.ts'
import { KIN } from './kin.ts'
import { tellOtherwise } from './otherSongs.ts'
import { openLabels } from './openLabels.ts'
import { ORDERS_INSIDE } from './ordersInside.ts'
import { isWord } from './spelling.ts'
import { STRANGERS_SLIPS } from './strangersSlips.ts'
import { kindOfChunk } from './styleTags.ts'

// How strangers run order and story together: straightened before anything is parted.
export type OpenedOrder = { text: string; verses: readonly string[] }
type Rewriting = readonly [RegExp, string]

const SONG = String.raw`(?:songs?|ballad|anthem|track|tune|rap|lullaby)`
const GENRE = String.raw`(?:country|rock|punk|metal|soul|folk|jazz|blues|hip[- ]hop|rap|reggae|pop|house|techno|trance|disco|funk|r&b|gospel|swing|bluegrass|ska|ballad)`
const KIND = String.raw`(?:classic|traditional|modern|contemporary|outlaw|vintage|retro|alternative|progressive|acoustic|indie|hard|soft|heavy|old[- ]school|\d0'?s|(?:19|20)\d0'?s)`

const isSound = (text: string): boolean => {
  const bare = text.replaceAll(/\b(?:song|music|an?|the|some)\b/gi, ' ').trim()
  return bare !== '' && ['style', 'mostly', 'partly'].includes(kindOfChunk(bare))
}

const REWRITINGS: readonly Rewriting[] = [
  // "Oh try western song", "lets make a song".
  [/^(?:oh|okay|ok|so|well|hey|now)?,? ?(?:let'?s|let us) (?:make|write|do|create|try|have|hear) (?=\S)/iu, ''],
  [/^(?:oh|okay|ok|so|well|hey|now),? (?:please )?try (?=\S)/iu, ''],
  // "educated etc" ends a list, and nobody sings it.
  [/,?\s*\b(?:and )?(?:etc|et cetera|and so on|and so forth)\b\.*(?:,? ?etc\.*)*/giu, ''],
  [/\bmy (?=from (?!above|below)\p{Ll})(?<=\b(?:saved|freed|took|kept|pulled|rescued|healed|lifted) my )/giu, 'me '],
  // "God that saved me" did.
  [/\babout (?=God (?:that|who|which) \p{Ll})/giu, 'about how '],
  [/\b(?<=about how )(God|Jesus|the Lord) (?:that|who|which) (?=\p{Ll})/giu, '$1 '],
  // "stuck in a lift classic country".
  [
    new RegExp(
      String.raw`^(?!.*\b${SONG}\b)(?<told>\S+ \S+ \S+ (?:.*? )?[\p{L}\d'-]+)(?<!\b(?:an?|the|to|of|in|on|at|with|for|from|by|about|and|or|like|likes?|loves?|loved|plays?|playing|hates?|hears?|heard|some|more|my|our|your|his|her|is|was|this|that|singing|dancing|listening|dance|\d+'?s|${GENRE})) (?<sounds>${KIND} ${GENRE}(?: (?:song|music|style))?[.!]*)$`,
      'iu',
    ),
    '$<told>, $<sounds>',
  ],
  // "based on Balkan motifs": so it is to sound.
  [
    new RegExp(
      String.raw`\b(${SONG}) (?:based|built) (?:up)?on (?<sound>(?:the )?(?:\p{L}+ ){1,3}(?:motifs?|motives|melodies|rhythms?|scales|folklore|tunes|music|sounds?|style))(?<rest>,? (?:about|for) .*|$)`,
      'iu',
    ),
    '$<sound> $1$<rest>',
  ],
  // "about the mountains and the cake for my aunt's birthday": the birthday is hers.
  [
    new RegExp(
      String.raw`\b${SONG} about (?<what>[^,.]{3,60}?) for (?<whom>(?:my|our) [\p{Ll}' ]{2,25}?)'?s (?<feast>birthday|wedding|anniversary|retirement|graduation)\b`,
      'iu',
    ),
    '$<feast> song for $<whom>, $<what>',
  ],
  // "so sweet so funny they are my whole world".
  [
    /(?<=^|[.!?] )(?<how>so \p{Ll}+(?:,? (?:and )?so \p{Ll}+)*),? (?<who>they|she|he|we|you) (?<be>are|is) (?=\p{Ll})/giu,
    '$<who> $<be> $<how>. $<who> $<be> ',
  ],
  [/(?<=\b(?:are|is) )So (?<one>\p{Ll}+),? (?:and )?so (?=\p{Ll}+\.)/gu, 'so $<one> and so '],
  [/(?<=\b(?:are|is) )So\b/gu, 'so'],
  [/\bso cutie\b/giu, 'so cute'],
  [
    /(?<=\p{Ll}{3}) (?=I'm (?:the|a|so|not|always|\p{Ll}+er than) )(?<!\b(?:that|and|but|because|when|if|since|think|know|how|like|say|said|says|so|while|where|what|who|whom|though|although|until|whenever|feel|feels|thinks|knows|sure|believe|wish|hope|pretend|swear|afraid|scared|glad|happy|sad|sorry|proud|day|time|way|moment|reason) )/gu,
    ', ',
  ],
  // "I ran, I ran and I ran".
  [/\b(?<who>I|we) (?<did>\p{Ll}+)(?:,? (?:and )?\k<who> \k<did>)+(?!\p{L})/giu, '$<who> $<did> and $<did>'],
  // "a male singer who raps about bread": so it is to be sung.
  [
    /^an? (?<sex>female|male) (?:singer|vocalist|rapper|voice) (?:who|that) (?<how>(?:sings?|raps?)(?: and (?:sings?|raps?))?) about (?=\S)/iu,
    '$<sex> vocals, $<how> song about ',
  ],
  // "we are all one maybe we fight": two sentences run together.
  [
    /(?<=\p{Ll}{3}) (?=(?:maybe (?:we|I|you|they)|let's) \p{Ll})(?<!\b(?:and|but|so|then|that|because|or|please|well|now) )/gu,
    ', ',
  ],
  // "what happened when a dog ran off": it ran off.
  [/(?<=\b(?:about|of) )what happened (?:when|the day|after|once) (?=\S)/giu, ''],
  // Nobody's kids are taken who are taken camping.
  [
    /\btak(?<how>es?|ing) (?<whose>my|his|her|our|their) (?<whom>kids|children|daughters?|sons?|grandkids|family|boys|girls) (?<where>camping|fishing|hiking|skiing|sledding|swimming|sailing|skating|surfing|bowling)\b/giu,
    'go$<how> $<where> with $<whose> $<whom>',
  ],
  // "Papa loves his boat": he is mine.
  [/^(?=(?:Papa|Daddy|Mama|Mommy|Mummy|Grandmother|Grandfather) (?:\p{Ll}+s|always|never|is|has) )/u, 'my '],
  // "haunting melody of a lost ship": the ship is what it tells.
  [/\b(story|tale) over (?=an? |the |my )/giu, '$1 about '],
]

// "dark warrior charge" is a dark warrior's, and there is one of it.
const DEED =
  /^(?<who>(?:\p{Ll}+ )?(?:warrior|knight|soldier|king|queen|dragon|hero|army|samurai|viking|pirate|witch)) (?<deed>charge|march|return|fall|revenge|death|rise|ride|journey|cry|quest|attack|victory)\b/iu
const article = (text: string): string =>
  /^(?:an?|the|my|our|his|her|their|\p{L}+s)\b|^\p{Lu}/u.test(text)
    ? text
    : `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`
const asThing = (text: string): string => (DEED.test(text) ? article(text.replace(DEED, "$<who>'s $<deed>")) : text)

const MELODY_OF =
  /^(?<sound>[^,.]{3,60}\b(?:melody|vocals?|voice|voices|instrumental|soundtrack|beat|tune)) of (?<told>(?!(?:an? )?(?:man|woman|girl|boy|child|choir|\p{L}+ (?:singer|choir))\b)\p{L}.{5,})$/iu
// "slow and deep lofi that speaks of the sea".
const THAT_SPEAKS =
  /^(?<sound>[^,.]{2,60}?) (?:that|which) (?:speaks?|speakes|talks?|tells?|sings?) (?:to us )?(?:about|of) (?<told>\S.+)$/iu
// "funny folk song I can't find my hat".
const SENTENCE_BEHIND = new RegExp(
  String.raw`^(?<sound>(?:an? )?(?!(?:the|this|that|my|our|your|every|one|same)\b)(?:[\p{L}\d'&-]+,? ){0,5}${SONG}) (?=(?:I(?:'m|'ve|'ll| am| have| can't| won't| don't| never| just| feel| lost| got| hate| miss| wish)|we(?:'re|'ve| are| can't| won't| don't| never)|my \p{Ll}+ (?:is|was|has|can't|won't|ate|stole|left|keeps)|nobody|everybody) )(?!I (?:can't|don't|never) (?:stop|forget|get out|sing|hear|know|want))`,
  'iu',
)

function openSound(text: string): string {
  const of = MELODY_OF.exec(text)?.groups ?? THAT_SPEAKS.exec(text)?.groups
  if (of !== undefined && isSound(of['sound'] ?? '') && !new RegExp(`${SONG}$`, 'i').test(of['sound'] ?? ''))
    return `${(of['sound'] ?? '').replace(/\bhaunted\b/i, 'haunting')} song about ${asThing(of['told'] ?? '')}`
  const sound = SENTENCE_BEHIND.exec(text)?.groups?.['sound']
  return sound !== undefined && isSound(sound) ? `${sound}, ${text.slice(sound.length).trim()}` : text
}

// "the protagonist looks back at their past": whoever sings it does.
const HERO =
  /\b(?:the (?:protagonist|narrator|main character|speaker of the song|lyrical i)|an? (?:person|someone) (?=who is (?:feeling|trying|learning|hoping|starting|finding)\b))\b/iu
const FIRST: Readonly<Record<string, string>> = {
  their: 'my',
  his: 'my',
  her: 'my',
  them: 'me',
  him: 'me',
  they: 'I',
  he: 'I',
  she: 'I',
  themselves: 'myself',
  himself: 'myself',
  herself: 'myself',
  themself: 'myself',
  is: 'am',
  has: 'have',
  "they're": "I'm",
}
const BY_SINGER = /^(?:and|but|then|or|i|who|finally|never|always|still|slowly|now|also)$/i

function singHero(text: string): string {
  const found = HERO.exec(text)
  if (found === null || /\b(?:I|me|my|we|our|you|your)\b/.test(text)) return text
  const end = /(?<=\p{Ll}{2})\. /u.exec(text.slice(found.index))
  const until = end === null ? text.length : found.index + end.index
  const told = text
    .slice(found.index + found[0].length, until)
    .trim()
    .replace(/^who is /i, 'is ')
  let before = 'i'
  const said = tagWords(`he ${told}`)
    .slice(1)
    .map(({ text: word, word: plain, tags, after }) => {
      const isDone = tags.has('Verb') && BY_SINGER.test(before) && plain.endsWith('s')
      before = plain
      const bent =
        !isDone && (plain === 'is' || plain === 'has')
          ? word
          : (FIRST[plain] ?? (isDone ? baseOf(plain, 'present') || word : word))
      return `${bent}${after}`
    })
  return `${text
    .slice(0, found.index)
    .replace(/,? where $/i, ', ')
    .replace(/\babout $/i, 'about how ')}I ${said.join('').trim()}${text.slice(until)}`
}

// "her name is yusra": she is called so.
const SMALL_NAME =
  /\b(?<whose>his|her|its|their) name(?<is> is| was|'s) (?<name>\p{Ll}{3,})(?=[,.!]|$| and\b| who\b)/giu
const NO_NAME =
  /^(?:unknown|important|everything|nothing|forgotten|secret|music|love|gone|not|still|also|written|known|lost)$/i

// "labuan island": what no dictionary knows beside a place is its name.
const ISLE =
  /(?<=\b(?:for|about|of|in|to|on|from|at) )(?<name>\p{Ll}{4,}) (?<kind>island|city|town|village|beach|lake|river|bay|county)(?=[,.!]|$)/gu

// "called pico and zunti": both are names.
const CALLED_SMALL = /\b(?:named|called) (?<one>\p{L}{2,}) and (?<other>\p{Ll}{3,})(?![\p{L}'])/u

// "two cats called fig and frost who": of more than one, each has a name.
const SURELY_BOTH =
  /\b(?:two|2|my|our|twin|both) (?:\p{Ll}+ )*\p{Ll}+s,? (?:named|called) \p{L}{2,} and \p{Ll}{3,}(?= who\b| that\b|[,.!]|$)/iu

// "2 messages": what stands in quotes side by side is to be sung as it stands.
const QUOTED = /["“]\s*(?<said>[^"“”]{3,80}?)\s*["”]/gu
const FEWEST_VERSES = 2
const SENTENCE = /^(?:I|I'm|I've|I'll|You|You're|We|We're|Don't|Never|Let|It's|This|My|Be|No|They|He|She|There)\b.* \S/u

function takeVerses(text: string): OpenedOrder {
  const said = [...text.matchAll(QUOTED)].map(({ groups }) => groups?.['said'] ?? '')
  const verses = said.filter((each) => SENTENCE.test(each) && /\p{L}/u.test(each))
  if (verses.length < FEWEST_VERSES || verses.length < said.length) return { text, verses: [] }
  const head = text
    .replaceAll(QUOTED, ' ')
    .replace(
      /,?\s*\b(?:and |that |which |with |please )*(?:have|has|having|contains?|includes?|says?|with|use|carries|convey\p{L}*)?\s*(?:the |these |this |a |some )?(?:messages?|lines?|words|lyrics|phrases?|sentences)?[\s,:;.]*(?:and[\s,]*)*$/iu,
      '',
    )
    .trim()
  return {
    text: `${head}${head === '' ? '' : '. '}${verses.map((each) => each.replace(/[.!?]*$/, '.')).join(' ')}`,
    verses,
  }
}

// "A female singer" who raps: so it is to sound, quotes or none.
const WHO_SINGS =
  /["“](?<who>an? (?:(?:female|male|young|old|deep|soft) )*(?:singer|vocalist|rapper|voice))["”](?= who\b)/giu

// A whole message in quotes is a sentence like any other: "The theme of the song is …".
const QUOTED_THEME = /["“]\s*(?<said>(?:the )?(?:theme|topic|subject|story|message) (?:of|is)\b[^"“”]{10,})["”]?/iu
// "for kid, one minute".
const FOR_KID =
  /\b(?<song>song|lullaby|tune|rap|rhyme) for (?:an? |the )?kids?(?= \d|\.|,|$| and (?:have|has|with)\b| with (?:the |this )?(?:messages?|lyrics|words|lines)\b)/iu

// "girls that are tall, proud and clever" are all three: each is told by itself.
const ALL_OF_THESE =
  /\b(?:that|who) are (?<first>\p{Ll}+), (?<more>(?:\p{Ll}+, )*)(?:and )?(?<last>(?!and\b|use\b|using\b|with\b|in\b)\p{Ll}+)(?=[.!]*$|, (?:use|using|with|add|in|make)\b)/iu
const tellEach = (text: string): string =>
  text.replace(
    ALL_OF_THESE,
    (_, first: string, more: string, last: string) =>
      `who are ${first}${[...more.split(', '), last]
        .filter(Boolean)
        .map((each) => `, they are ${each}`)
        .join('')}`,
  )

// "a girl called Vera with red boots, freckles, and two hens": all of it is hers.
const HAS_THINGS =
  /\b(?<who>an? (?:\p{Ll}+ )?(?<sex>girl|woman|lady|boy|man|guy|person|kid)) (?<called>called|named) (?<name>\p{L}+),? (?:with|who has) (?<things>[^,.]+(?:, [^,.]+){2,})(?=[.!]*$)/iu
const SEXES: Readonly<Record<string, string>> = {
  girl: 'she',
  woman: 'she',
  lady: 'she',
  boy: 'he',
  man: 'he',
  guy: 'he',
}
const tellThings = (text: string): string =>
  text.replace(HAS_THINGS, (whole, who: string, sex: string, called: string, name: string, things: string) => {
    const [first = '', ...others] = things.split(/, (?:and )?/)
    const they = SEXES[sex.toLowerCase()]
    if (they === undefined || /\b(?:who|is|was|loves|likes|and (?:he|she))\b/i.test(things)) return whole
    return `${who} ${called} ${name === name.toLowerCase() ? raise(name) : name} who has ${first}${others.map((each) => `, ${they} has ${each}`).join('')}`
  })

function raiseBoth(text: string): string {
  const { one, other } = CALLED_SMALL.exec(text)?.groups ?? {}
  if (one === undefined || other === undefined || KIN.has(other)) return text
  if (pronounce(other).known && !SURELY_BOTH.test(text)) return text
  return text.replaceAll(new RegExp(String.raw`(?<![\p{L}'])(?:${one}|${other})(?!\p{L})`, 'gu'), raise)
}

export function openOrder(description: string): OpenedOrder {
  const themed = openLabels(description)
    .replaceAll(WHO_SINGS, '$<who>')
    .replace(QUOTED_THEME, '. $<said>.')
    .replace(FOR_KID, "kids' $<song>")
  const { text, verses } = takeVerses(themed)
  const named = text
    .replaceAll(SMALL_NAME, (whole, whose: string, is: string, name: string) =>
      NO_NAME.test(name) || name !== name.toLowerCase() ? whole : `${whose} name${is} ${raise(name)}`,
    )
    .replaceAll(ISLE, (whole, name: string, kind: string) => (isWord(name) ? whole : `${raise(name)} ${raise(kind)}`))
  const opened = [...STRANGERS_SLIPS, ...ORDERS_INSIDE, ...REWRITINGS].reduce<string>(
    (rest, [pattern, put]) => rest.replace(pattern, put),
    raiseBoth(named),
  )
  return { text: singHero(openSound(tellThings(tellEach(singFromEyes(tellOtherwise(opened)))))), verses }
}
