import { readStyle } from '../style/readStyle.ts'
import { mendTyping } from './mendTyping.ts'
import { readLength, type AskedLength } from './readLength.ts'

// A request in two halves: what the song tells, and how it should be made.
// `lead` is the word between them: a prayer "for", a song "about".
export type SplitRequest = { told: string; manner: string; lead?: string; title?: string; seconds?: number }

const TITLED = /,?\s*\b(?:called|titled|entitled|with the title|title:)\s*["“‘']([^"”’]{2,60})["”’']/i
const SONG = String.raw`(?:songs?|ballad|anthem|track|tune|rap(?: song)?|jingle|lullaby|hymn|blues|chant|shanty|prayer|carol|serenade|march|waltz|banger|bop|number|ditty|ode|diss track|theme(?: song)?|music|lyrics|piece|something(?: \w+)?|verse|epic|lament|tribute|rap|story|roast|thank[- ]you(?: note)?|shout-?out|toast|love letter|goodbye|farewell)`
const LEADS_IN = new RegExp(
  String.raw`^(?<manner>.{0,140}?\b(?:${SONG}|jokes?))\s*(?:,|:|-)?\s*(?<by>about how|about when|about|for when|for|to|that says|that tells|telling|where|in which|on|of|dedicated to|celebrating|remembering|honou?ring|thanking|welcoming|describing|which|that feels|against|from)\b\s*(?<told>.+)$`,
  'is',
)
// "a sad love song": no story, only what kind of song.
const ONLY_MANNER = new RegExp(String.raw`^(?:an?|the|some)?\s*(?:[\w'&-]+\s+){0,5}${SONG}[.!]?$`, 'i')
const ORDER =
  /^(?:hey|hi|hello|please|pls|ok)?[,!]?\s*(?:(?:can|could|would|will) you\s+)?(?:please\s+)?(?:i\s+(?:want|need|would like|'d like)(?=\s+(?:an?|some|something|the|you|my)\b)|i'd like(?=\s+(?:an?|some|something)\b)|write|make|create|compose|generate|give|sing|do|produce)(?:\s+(?:me|us|him|her))?\s+(?=\S)/i
const CRAFT =
  /\b(chorus|verses?|beat|bpm|tempo|vocals?|voice|singer|singing|in the style|vibe|bit funny|opening up|starting quietly|melody|rhym\w+|lyrics|instrumental|key of|upbeat|mid-?tempo|acoustic|sing-?along|easy to sing|that everyone can|catchy|radio|like a postcard|two lines|short|duet|choir|guitar|piano|drums?|solo)\b/i
const WITH_CRAFT =
  /\s*,?\s+\b(?:with|featuring|using|in)\s+(?:a |an |the |some )?(?:\w+[- ]){0,3}?(?:chorus|vocals?|voice|singer|beats?|guitars?|piano|drums?|solo|strings|choir|synths?|bass|horns?|sax|saxophone|trumpets?|banjo|fiddle|organ|handclaps|harmon\w+|melody|style|key|minor|major|rhymes)\b.*$/i

const isMannerOnly = (chunk: string): boolean => {
  const reading = readStyle(chunk)
  const words = reading.tokens.filter((token) => !token.isBreak).length
  const styled = reading.phrases.reduce((sum, { from, to }) => sum + to - from, 0)
  return words > 0 && styled >= words - 2 && styled > 0 && words <= 5
}

const isAllManner = (text: string): boolean => {
  const { tokens, phrases } = readStyle(text)
  const words = tokens.filter((token) => !token.isBreak).length
  return words > 0 && phrases.reduce((sum, { from, to }) => sum + to - from, 0) >= words
}

// Chunks between commas that speak of the music leave the story.
function partChunks(text: string): { told: string; manner: string } {
  const chunks = text.split(/(?<=[,;.!?])\s+/)
  const told: string[] = []
  const manner: string[] = []
  for (const [at, chunk] of chunks.entries()) {
    const isCraft =
      (at > 0 || chunks.length > 1) && (CRAFT.test(chunk) || isMannerOnly(chunk)) && chunk.split(' ').length <= 12
    if (at > 0 && ONLY_MANNER.test(chunk.replace(/[.,;!?]$/, ''))) manner.push(chunk)
    else if (isCraft && !/\b(my|our|he|she|who|we)\b/i.test(chunk)) manner.push(chunk)
    else told.push(chunk)
  }
  return told.length === 0 ? { told: '', manner: text } : { told: told.join(' '), manner: manner.join(' ') }
}

// "bossa nova about coffee", "climate protest song, the river is dying".
function leadOfStyle(text: string): Record<string, string> | undefined {
  const [, manner, by, told] = /^(.{2,60}?)\s*\b(about)\s+(.+)$/i.exec(text) ?? []
  if (manner !== undefined && by !== undefined && told !== undefined && isAllManner(manner)) return { manner, by, told }
  const [, song, rest] = /^(.{0,60}?\b(?:song|ballad|anthem|rap|track|tune))[,:]\s+(.{8,})$/i.exec(text) ?? []
  return song !== undefined && rest !== undefined && !isMannerOnly(rest)
    ? { manner: song, by: ',', told: rest }
    : undefined
}

// Through whose eyes it is told says how, not what.
const VIEW =
  /,?\s+(?:told |sung |seen )?from the (?:(?:point of )?view|perspective|eyes) of (?:an? |the |his |her |my )?[\p{L}'-]+/iu

const AUDIENCE = /(?<=\S)\s+for (?:little |young |small )?(?:kids|children|toddlers|preschoolers)\b(?!'s)/i
const GREETING =
  /^(?:a )?(?:very )?(?:happy \d{1,3}(?:st|nd|rd|th)(?= to\b)|thank you(?: so much)?(?=,? (?:to|mum|mom|dad|nan|my|our)\b)|happy (?:\w+ )?(?:birthday|anniversary|retirement|mother's day|father's day|valentine's day|christmas|new year)|merry christmas|congratulations|congrats|well done|good luck|in (?:loving )?memory of|(?:many |big |a big |huge )?thanks (?=to))\b[,!]?\s*(?:to|for|on)?\s+(?=\S)|^(?:\d+\w{0,2} )?(?:\w+ )?(?:wedding )?anniversary(?:,? \d+ years)?,\s+(?=\S)|^(?:to )?teach(?:ing)? (?=(?:the|about|how) )|^(?:to )?(?:teach|help)(?:ing|es)? (?:my |the |our |little |young )*(?:kids?|children|toddlers?|preschoolers?|pupils|class|son|daughter)\s+(?:how to |to |about )?(?=\S)/i

export function splitRequest(description: string): SplitRequest {
  const clean = mendTyping(description.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim())
  const title = TITLED.exec(clean)
  const length = readLength(clean)
  const text = clean
    .replace(title?.[0] ?? '', ' ')
    .replace(length === undefined ? '' : length.found, ' ')
    .replace(length === undefined || length.found === '' ? '' : /,?\s*(?:about|around|roughly)?\s*\blong\b/i, ' ')
    .replace(ORDER, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const bare = ONLY_MANNER.exec(text)
  if (bare !== null) return { told: '', manner: text, ...rest(title, length) }
  const led = LEADS_IN.exec(text)?.groups ?? leadOfStyle(text)
  const whole = led?.['told'] ?? text
  const cut = WITH_CRAFT.exec(whole)
  const story = cut === null ? whole : whole.slice(0, cut.index)
  const greeting = GREETING.exec(story)?.[0] ?? ''
  const audience = AUDIENCE.exec(story.slice(greeting.length))?.[0] ?? ''
  const view = VIEW.exec(story)?.[0] ?? ''
  const body = story.slice(greeting.length).replace(audience, '').replace(view, '')
  const parted = isAllManner(body) ? { told: '', manner: body } : partChunks(body)
  const by = /how|when|says|thank|welcom|celebrat|remember/.test(led?.['by'] ?? '') ? (led?.['by'] ?? '') : ''
  const opener = /thank|welcom/.test(by) && !by.startsWith('about') ? `${by} ` : ''
  return {
    told: `${opener}${parted.told}`.replace(/[\s,;:]+$/, '').trim(),
    ...(led?.['by'] !== undefined && { lead: led['by'] }),
    manner: [led?.['manner'] ?? '', greeting, audience, view, parted.manner, cut?.[0] ?? ''].join(' ').trim(),
    ...rest(title, length),
  }
}

function rest(title: RegExpExecArray | null, length: AskedLength | undefined): Pick<SplitRequest, 'title' | 'seconds'> {
  return {
    ...(title?.[1] !== undefined && { title: title[1].trim() }),
    ...(length !== undefined && { seconds: length.seconds }),
  }
}
