import { readSounds } from './withoutSingers.ts'
import { baseOf, inflect } from './grammar.ts'
import { mendSlips } from './spelling.ts'
import { IN_A_SCENE } from './inAScene.ts'
import { joinLines } from './joinLines.ts'
import { ownGenericYou } from './genericYou.ts'
import { mendOrders } from './mendOrders.ts'
import { mendSpelling } from './misspellings.ts'
import { mendTyping } from './mendTyping.ts'
import { openOrder } from './openOrders.ts'
import { partOrders } from './partOrders.ts'
import { readLength, type AskedLength } from './readLength.ts'
import { sayPlainly } from './sayPlainly.ts'
import { ONLY_MANNER, ORDER, SONG } from './songOrder.ts'
import { cutForm } from './cutForm.ts'
import { kindOfChunk } from './styleTags.ts'
import { isDoneThere } from './trailingOrders.ts'

// A request in two halves: what the song tells, and how it should be made.
// `lead` is the word between them: a prayer "for", a song "about".
export type SplitRequest = {
  told: string
  manner: string
  lead?: string
  title?: string
  seconds?: number
  verses?: readonly string[]
}

const LEADS_IN = new RegExp(
  String.raw`^(?<manner>.{0,140}?\b(?:${SONG}|jokes?))\s*(?:,|:|-)?\s*(?<by>between|about how|about when|about|for when|for|to|that says|that tells|that sounds like|sounding like|telling|where|in which|on|of|dedicated to|celebrating|remembering|honou?ring|thanking|welcoming|describing|which|that feels|against|at(?= (?:my|our|the|this|that|everyone|people)\b)|from|with(?= (?:my|our)\b))\b\s*(?<told>.+)$`,
  'is',
)
const CRAFT =
  /\b(chorus|verses?|beat|bpm|tempo|vocals?|voice|singer|singing|in the style|vibe|bit funny|opening up|starting quietly|melody|rhym\w+|lyrics|instrumental|key of|upbeat|mid-?tempo|acoustic|sing-?along|easy to sing|that everyone can|catchy|radio|like a postcard|two lines|short|duet|choir|guitar|piano|drums?|solo)\b/i
const WITH_CRAFT =
  /\s*,?\s+\b(?<!\b(?:love|play(?:s|ed|ing)?|sing(?:s|ing)?|sang) )(?:with|featuring|using|in)\s+(?!love\b)(?:a |an |the |some )?(?:\w+[- ]){0,3}?(?:chorus|vocals?|voice(?! (?:on|of|in|from|that|behind))|singer|beats?|guitars?|piano|drums?|solo|strings|choir|synths?|bass|horns?|sax|saxophone|trumpets?|banjo|fiddle|organ|handclaps|harmon\w+|melody|elements|influences|motifs?|vibes?|mode|cadence|drops(?! of\b)|samples|effects|riffs|growls|style|key|minor|major|rhymes)\b.*$/i

// A band with the drummer Chris is told of.
const PLAYERS = /\b(?:singer|drummer|guitarist|bassist|pianist|fiddler) [A-Z]/

const TELLS = /\b(?:feels?|felt|is|are|was|were|has|have|had|keeps?|never|won't|can't|doesn't|don't)\b/i

const isMannerOnly = (chunk: string): boolean => {
  if (
    TELLS.test(chunk) ||
    /^\p{Lu}\p{Ll}+ (?:and|&) \p{Lu}|^\p{Lu}[\p{L}'&]+(?: \p{Lu}[\p{L}'&]+){2,}[,.!]?$/u.test(chunk)
  )
    return false
  const reading = readSounds(chunk)
  const words = reading.tokens.filter((token) => !token.isBreak).length
  const styled = reading.phrases.reduce((sum, { from, to }) => sum + to - from, 0)
  // "jungle animals" are animals; "jungle vibes" is how it sounds.
  const spare =
    words < 4 &&
    !/\b(?:vibes?|style|feel|feeling|sound|beat|very|please|song|music|mood|energy|and|with)\b/i.test(chunk)
      ? Math.max(0, words - 2)
      : 2
  return words > 0 && styled >= words - spare && styled > 0 && words <= 5
}

const isAllManner = (text: string): boolean => {
  const { tokens, phrases } = readSounds(text)
  const words = tokens.filter((token) => !token.isBreak).length
  return words > 0 && phrases.reduce((sum, { from, to }) => sum + to - from, 0) >= words
}

// "Adam is singing in the bath".
const SOMEBODY_SINGS =
  /^(?:and )?\p{Lu}\p{Ll}+ (?:is|was|are) (?:singing|playing|drumming|whistling|humming|rapping)\b/u

// Chunks between commas that speak of the music leave the story.
function partChunks(text: string, isNamed: boolean): { told: string; manner: string } {
  const chunks = text.split(/(?<=[,;.!?])\s+/)
  const told: string[] = []
  const manner: string[] = []
  for (const [at, chunk] of chunks.entries()) {
    const isDone = (at > 0 && isDoneThere(chunk)) || IN_A_SCENE.test(chunk)
    const isCraft =
      !isDone &&
      (at > 0 || (chunks.length > 1 && !isNamed)) &&
      (CRAFT.test(chunk) || isMannerOnly(chunk)) &&
      !SOMEBODY_SINGS.test(chunk) &&
      chunk.split(' ').length <= 12
    const isOrdered = at > 0 && !isDone && ONLY_MANNER.test(chunk.replace(/[.,;!?]$/, ''))
    if (isOrdered && !/^(?:i|he|she|we|they|it)\b/i.test(chunk)) manner.push(chunk)
    else if (isCraft && !/\b(my|our|he|she|who|we)\b/i.test(chunk)) manner.push(chunk)
    else told.push(chunk)
  }
  return told.length === 0 ? { told: '', manner: text } : { told: told.join(' '), manner: manner.join(' ') }
}

// "synthwave night drive": sounds whose names mean nothing else; rock may be climbed and a house lived in.
const NAMED_SOUND =
  /^((?:(?:dark|sad|happy|upbeat|chill|dreamy|epic|slow|fast|melancholic|melancholy|nostalgic|moody|romantic|uplifting|emotional|acoustic|gritty|smooth|\d0s|eighties|retro|modern|female|male),?\s+){0,3}(?:synth-?wave|retro-?wave|vapor-?wave|lo-?fi(?: hip[- ]hop)?|hip[- ]hop|trip[- ]hop|k-?pop|j-?pop|r&b|edm|techno|trance|dubstep|drum (?:and|&|n) bass|bossa nova|reggae(?:ton)?|dream pop|synth-?pop|indie (?:pop|rock|folk)|pop punk|pop rock|punk rock|hard rock|soft rock|folk rock|heavy metal|death metal|black metal|power metal|nu metal|metalcore|shoegaze|bluegrass|phonk|afrobeats?|hyperpop|chillhop|deep house|future bass|electro-?pop|alt(?:ernative)? rock|country pop|art pop|bedroom pop|neo[- ]soul|boom bap|grunge|ambient)),?\s+(?!songs?\b|ballad|anthem|track|tune|beat|music|about|for|with|and\b|in\b|at\b|style)(\S.{5,})$/i

const isSound = (text: string): boolean =>
  isAllManner(text) || ['style', 'mostly', 'partly'].includes(kindOfChunk(text))

// "bluegrass song no one knows I cried", but not "a song we can dance to".
const SONG_THEN =
  /^(?<song>.{2,60}?\b(?:song|ballad|anthem|track|tune)) (?<then>(?:no one|nobody|everyone|everybody|somebody|someone|I|we|he|she|they|it's|I'm|we're|you're|I've|I'd|I'll|my \p{Ll}+|the \p{Ll}+) .{8,})$/iu
const MADE_FOR =
  /^\S+ (?:can|could|would|will|want|wants|need|needs|like|love|have|had|used|made|wrote|heard|played|danced?|sing|sang)\b|\b(?:to|for|with|about|on|at|in|from|by)[.!]?$/i
function leadOfSentence(text: string): Record<string, string> | undefined {
  const { song, then } = SONG_THEN.exec(text)?.groups ?? {}
  if (song === undefined || then === undefined || MADE_FOR.test(then)) return undefined
  const sound = song.replace(/\s*\b(?:song|ballad|anthem|track|tune)$/i, '').replace(/^(?:an?|the) /i, '')
  return isSound(sound) ? { manner: song, by: ',', told: then } : undefined
}

// "bossa nova about coffee", "climate protest song, the river is dying".
function leadOfStyle(text: string): Record<string, string> | undefined {
  const [, manner, by, told] = /^(.{2,60}?)\s*\b(about)\s+(.+)$/i.exec(text) ?? []
  if (
    manner !== undefined &&
    by !== undefined &&
    told !== undefined &&
    isSound(manner.replaceAll(/\b(?:style|type|inspired|vibes?)\b|^(?:an?|some|the|my) /gi, ''))
  )
    return { manner, by, told }
  const [, sound, scene] = NAMED_SOUND.exec(text) ?? []
  if (sound !== undefined && scene !== undefined) return { manner: sound, by: ',', told: scene }
  const [, song, rest] = /^(.{0,60}?\b(?:song|ballad|anthem|rap|track|tune))[,:]\s+(.{8,})$/i.exec(text) ?? []
  return song !== undefined && rest !== undefined && !isMannerOnly(rest)
    ? { manner: song, by: ',', told: rest }
    : leadOfSentence(text)
}

// Through whose eyes it is told says how, not what.
const VIEW =
  /,?\s+(?:told |sung |seen )?from the (?:(?:point of )?view|perspective|eyes) of (?:an? |the |his |her |my )?[\p{L}'-]+/iu

const AUDIENCE = /(?<=\S)\s+for (?:little |young |small )?(?:kids|children|toddlers|preschoolers)\b(?!'s)/i
const GREETING =
  /^(?:a )?(?:very )?(?:happy \d{1,3}(?:st|nd|rd|th)(?= to\b)|thank god(?= for)|thank you(?: so much)?(?=,? (?:to|mum|mom|dad|nan|my|our|coach|mr|mrs|ms|miss|dr|sir|nurse|auntie|aunt|uncle|grandma|grandpa|grandad)\b)|happy (?:\w+ )?(?:birthday|anniversary|retirement|mother's day|father's day|valentine's day|christmas|new year|(?:friendship|galentine'?s?|teachers?'?|nurses'?|grandparents'?|siblings'?|boss'?s?|women's|men's|best friends?'?|international \w+'?s?|world \w+|national \w+) day)|merry christmas|congratulations|congrats|well done|good luck|in (?:loving )?memory of|(?:many |big |a big |huge )?thanks (?=to))\b[,!]?\s*(?:to|for|on)?\s+(?=\S)|^(?:\d+\w{0,2} )?(?:\w+ )?(?:wedding )?anniversary(?:,? \d+ years)?,\s+(?=\S)|^(?:to )?teach(?:ing)? (?=(?:the|about|how) )|^(?:to )?(?:teach|help)(?:ing|es)? (?:my |the |our |little |young )*(?:kids?|children|toddlers?|preschoolers?|pupils|class|son|daughter)\s+(?:how to |to |about )?(?=\S)/i

// "for a retirement home choir about the sea": who sings it is not what it tells.
const SUNG_BY =
  /^(?:an?|the|our|my) (?:[\w'-]+ ){0,4}(?:kids|children|grandkids|students|pupils|toddler|twins|choir|class|assembly|band|group|show|play|concert|project|podcast|video|channel) about (?=\S)/i

// "apology to my sister Kim for missing her graduation": she is sung to, and who sings missed it.
const APOLOGY =
  /^(?:an? )?(?:apolog(?:y|ies)|sorry)(?: song)?(?: to)? (?<whom>(?!for\b)[^,]+?) for (?<deed>\p{Ll}+ing) (?<rest>\S.*)$/iu
const sayWho = (text: string): string => {
  const { whom, deed, rest: after } = APOLOGY.exec(text)?.groups ?? {}
  if (whom === undefined || deed === undefined || after === undefined) return text
  return `apology song for ${whom}, I ${inflect(baseOf(deed, 'gerund'), 'past')} ${after.replaceAll(/\band (\p{Ll}+ing)\b/gu, (_, other: string) => `and ${inflect(baseOf(other, 'gerund'), 'past')}`)}`
}

// "to cheer up my friend Nina": what the song is to do is not told in it.
const CHEERING =
  /^(.{0,60}?\b(?:song|ballad|anthem|rap|track|tune)s? )(?:to|that will|for) (?:cheer(?:ing)? up|encourag(?:e|ing)|comfort(?:ing)?|honou?r(?:ing)?|surpris(?:e|ing)|support(?:ing)?|motivat(?:e|ing)) (?=(?:my|our)\b)/i

// "a song with a female voice about my dog": how comes before what.
const CRAFT_FIRST =
  /^(.{0,60}?\b(?:songs?|ballad|anthem|track|tune|rap|blues|beat|jazz|hymn|lullaby|duet|waltz|reggae))( (?:with|in|featuring|using) (?!(?:my|our|me|him|her)\b)[^,]{3,110}?) about (?=\S)(.+)$/is

// "house feels empty", "rent going up again": typed in a hurry, meant with its article.
const BARE_SUBJECT =
  /(^|, |\babout |\bhow )((?:house|rent|boss|landlord|boiler|council|government|kitchen|roof|car|phone|train|bus|wifi|heating|internet) (?:feels?|felt|is|was|has|had|keeps?|kept|going|goes|went|won't|broke|died|doesn't|never|still|stopped|again)\b)/gi

// "its about a girl who waits tables".
const ABOUT_IT =
  /^(?:so )?(?:it'?s|this(?: one|'s| is)*|it is|the song(?:'s| is)?)(?: all| basically| kind of)? about (?=\S)/i

export function splitRequest(description: string): SplitRequest {
  const { text: typed, verses } = openOrder(
    mendSlips(
      mendSpelling(
        cutForm(joinLines(description))
          .replaceAll(/[’ʻʼ`´]/g, "'")
          .replaceAll(/(?<=^|\s)[”„](?=\S)/g, '“')
          .replaceAll(/\bhawai'i\b/gi, 'Hawaii')
          .replaceAll(/\bbarber shop (?=quartet|music|songs?|harmon)/gi, 'barbershop ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      ),
    ),
  )
  const length = readLength(typed)
  const timed =
    length === undefined || length.found === ''
      ? typed
      : typed.replace(length.found, ' ').replace(/,?\s*\b(?:(?:about|around|roughly)\s+)?long\b/i, ' ')
  const parted = partOrders(timed)
  if (parted.told === '') return { told: '', manner: parted.manner, ...rest(parted.title, length, verses) }
  const { text: ordered, wish } = mendOrders(
    sayPlainly(mendTyping(parted.told)).replace(ORDER, '').replaceAll(/\s+/g, ' ').trim(),
  )
  const text = ordered
    .replaceAll(/\b(Mr|Mrs|Ms|Dr|St)\.(?= )/g, '$1')
    .replace(ABOUT_IT, '')
    .replace(/\b(songs?|rap|ballad|tune|track|anthem) bout (?=\S)/i, '$1 about ')
    .replace(APOLOGY, sayWho)
    .replace(CHEERING, '$1for ')
    .replace(CRAFT_FIRST, '$1 about $3,$2')
    .replace(/^((?:an? )?love song) in (?=an? )/i, '$1 about ')
    .replace(
      /\bmy (\d|two|three|four|five|six|seven|eight|nine)[- ]year[- ]old(?= (?:\p{Ll}+ing|who|won't|can't|always|never|is|thinks|says|loves|wants|asks|asked|told|said|hates|believes|keeps|has|had|just|calls|called|drew|refuses|insists|named|made|learned)\b)/iu,
      'my toddler',
    )
    .replace(
      /(?<!\b(?:an?|\d|two|three|four|five|six) (?:\p{Ll}+ )?(?!couple )\p{Ll}+ )\b(?:named|called) (?=\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+\b)/u,
      '',
    )
    .replace(/^[Rr]oast (?:of )?(?=(?:my|our)\b|\p{Lu})/u, 'roast song for ')
    .replace(BARE_SUBJECT, '$1the $2')
    .replace(/(^|\babout |\bfor )((?:my|our) [\p{L}\d ]+?),? and how (?=(?:he|she|it|they|we|I)\b)/iu, '$1$2, ')
  // "my nan's Sunday roast" orders no roast.
  const bare = /^(?:my|our)\b|'s\b|\bsunday roast\b|\b(?:about|who)\b/i.test(text) ? null : ONLY_MANNER.exec(text)
  if (bare !== null)
    return { told: '', manner: `${text} ${wish} ${parted.manner}`.trim(), ...rest(parted.title, length, verses) }
  const leading = LEADS_IN.exec(text)?.groups
  // "he has cancer and we joke about it" orders no joke.
  const isSentence = /\b(?:we|he|she|they|has|had|is|was|i|my) /i.test(leading?.['manner'] ?? '')
  const led = (isSentence ? undefined : leading) ?? leadOfStyle(text)
  const whole = led?.['told'] ?? text
  const sungBy = SUNG_BY.exec(whole)?.[0] ?? ''
  const craft = WITH_CRAFT.exec(whole.slice(sungBy.length))
  const cut = craft === null || PLAYERS.test(craft[0]) ? null : craft
  const asked = whole.slice(sungBy.length)
  const story = cut === null ? asked : asked.slice(0, cut.index)
  const greeting = GREETING.exec(story)?.[0] ?? ''
  const audience = AUDIENCE.exec(story.slice(greeting.length))?.[0] ?? ''
  const view = VIEW.exec(story)?.[0] ?? ''
  const body = story.slice(greeting.length).replace(audience, '').replace(view, '')
  // Taught to them, it is theirs; sung with them, it is yours.
  const isTaught = /^(?:to )?(?:teach|help)/i.test(greeting)
  const isOnlyOrder = led === undefined && cut !== null && /^an? /i.test(body) && ONLY_MANNER.test(body.trim())
  const halves =
    isOnlyOrder || isAllManner(body) ? { told: '', manner: body } : partChunks(body, led?.['by'] === 'about')
  const by = /how|when|says|thank|welcom|celebrat|remember/.test(led?.['by'] ?? '') ? (led?.['by'] ?? '') : ''
  const opener = /thank|welcom/.test(by) && !by.startsWith('about') ? `${by} ` : ''
  return {
    told: ownGenericYou(`${opener}${isTaught ? halves.told.replaceAll(/\btheir\b/gi, 'your') : halves.told}`)
      .replace(/^[\s,;:]+|[\s,;:]+$/g, '')
      .trim(),
    ...(led?.['by'] !== undefined && { lead: led['by'] }),
    manner: [
      led?.['manner'] ?? '',
      sungBy,
      greeting,
      audience,
      view,
      halves.manner,
      cut?.[0] ?? '',
      wish,
      parted.manner,
    ]
      .join(' ')
      .trim(),
    ...rest(parted.title, length, verses),
  }
}

function rest(
  title: string | undefined,
  length: AskedLength | undefined,
  verses: readonly string[],
): Pick<SplitRequest, 'title' | 'seconds' | 'verses'> {
  return {
    ...(verses.length > 0 && { verses }),
    ...(title !== undefined && { title }),
    ...(length !== undefined && { seconds: length.seconds }),
  }
}
