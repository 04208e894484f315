import { kindOfChunk } from './styleTags.ts'
import { replaceFound } from './replaceFound.ts'

// Whom it is to sound like is nobody of the song: "imitating the band Pale Moth", "feat. Lo Kane", "a Bo Diddle kind of song".
const NAME = String.raw`\p{Lu}[\p{L}\d.'&-]*(?: (?:of |the |and |& )?\p{Lu}[\p{L}\d.'&-]*){0,3}`
const MODELS: readonly RegExp[] = [
  /[,.;]?\s+(?:and )?(?:sounds? |sounding |something )?(?:like|à la|similar to|imitating|copying|in imitation of|inspired by|reminiscent of|influenced by) (?:the|a) (?:band|group|singer|artist|rapper|musician|composer|duo|song|album|soundtrack|movie|film|game|show)s? (?=\p{Lu}|["“])[^,.;]+/gu,
  /,\s*like [^,.;"“]{2,40}["“][^"”]+["”]/giu,
  new RegExp(String.raw`,?\s+(?:feat|ft|featuring|prod)\.?(?: by)? (?=\p{Lu})(?!(?:My|Our|The|A)\b)[^,.;]+`, 'gu'),
  new RegExp(String.raw`[,.;]?\s+(?:imitating|in imitation of|copying) ${NAME}(?=[,.;]|$| about )`, 'gu'),
  new RegExp(
    String.raw`,?\s+with [^,.;]{2,30}? on (?:vocals|lead vocals|guitar|lead guitar|drums|bass|the mic|keys)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`[,.;]?\s+(?:make it |with )?(?:an? |some )?${NAME} (?:kind|type|sort) of (?:song|beat|thing|vibe|flow|feel|sound|style)\b`,
    'gu',
  ),
  new RegExp(
    String.raw`[,.;]?\s+with (?:an?|some) ${NAME} (?:feel|vibe|sound|style|flavou?r|touch|twist|energy)(?=[.,;]|$)`,
    'gu',
  ),
  new RegExp(String.raw`[,.;]?\s+(?:in|with) ${NAME}'s? (?:style|sound|voice|manner|tone)\b`, 'gu'),
]
// "an R. Kelly kind of song about rain": the song stays asked for.
const KIND_OF_SONG = new RegExp(
  String.raw`^(?:an? )?${NAME} (?:kind|type|sort) of (?=(?:song|ballad|track|beat)\b)`,
  'u',
)
// "fast orchestra like beethoven telling somebody that I'm busy".
const SOUND_LIKE =
  /^(?<sound>[^,.;]{3,60}?) like (?<who>[\p{L}.' ]{3,30}?) (?=(?:telling|about|singing about|talking about)\b)/iu

export function cutNamedModels(typed: string): { text: string; manner: string[] } {
  const manner: string[] = []
  const keep = (model: string): string => {
    manner.push(model.replace(/^[\s,.;]+/, ''))
    return /[.!]["”]$/.test(model) ? '.' : ''
  }
  const text = MODELS.reduce((rest, pattern) => replaceFound(rest, pattern, keep), typed.replace(KIND_OF_SONG, keep))
  const sounding = SOUND_LIKE.exec(text)?.groups?.['sound']
  const opened =
    sounding !== undefined && ['style', 'mostly'].includes(kindOfChunk(sounding))
      ? text.replace(SOUND_LIKE, (model) => `${keep(model)}song `)
      : text
  return /\p{L}{2}/u.test(opened) ? { text: opened, manner } : { text: typed, manner: [] }
}
