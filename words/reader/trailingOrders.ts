import { readSounds } from './withoutSingers.ts'
import { isGerund } from './clause.ts'
import { baseOf, tagWords } from './grammar.ts'
import { cutSoundTail, leadNamedSound, NAMED_SOUNDS } from './namedSounds.ts'
import { kindOfChunk } from './styleTags.ts'
import { replaceFound } from './replaceFound.ts'

// Orders that stand behind or within what is told, without a stop before them.
const PARTS = String.raw`(?:raps?|rap part|verses?|chorus(?:es)?|refrain|voices?|vocals?|vocalists?|singers?|rappers?|solos?|intro|outro|breakdown|drops?|beats?|choir|hook|harmon(?:y|ies)|ad-?libs?|bridge|key change|backing (?:vocals|singers)|whistling|handclaps|sound effects|spoken (?:word|part|intro))`
const VOICE = String.raw`(?:the )?(?:(?:male|female|man|woman|boy|girl|lead|first|second|other|younger|older|higher|lower|robot|deep|high|old|young|child) ){1,2}(?:vocalists?|singers?|voices?|vocals?|rappers?|narrators?)`
const WHOSE = String.raw`(?:the|an?|my|our|his|her|its|their) (?!(?:same|right|wrong|new|whole|other)\b)(?:[\p{L}'-]+ ){1,3}?`

const BEHIND: readonly RegExp[] = [
  // "also include a rap verse", ", add a choir at the end".
  new RegExp(
    String.raw`(?:,\s*(?:(?:and|but|also|please) )*|\s+(?:(?:and|but) )?(?:also|please) |\s+(?:and|but) (?=(?:include|insert|feature)\b))(?:include|add|use|feature|have|put in|insert|throw in|give it|let there be) (?:an? |the |some |a few |lots of |two )?(?:[\p{L}'-]+ ){0,4}?${PARTS}\b[^,.;]*`,
    'giu',
  ),
  // "the female singer tells it from his side": who sings which part.
  new RegExp(
    String.raw`(?:^|[,.;]\s*(?:(?:and|while|with) )?|\s+(?:and|while|with|where) )${VOICE} (?:voic|tell|sing|rap|narrat|answer|play|take|speak|whisper|scream|perform|represent)(?:s|es|ing)?\b(?! (?:about|of)\b)[^,.;]*?(?=\s+(?:and|while) ${VOICE} |[,.;]|$)`,
    'giu',
  ),
  // "told from the dog's point of view": through whose eyes says how.
  new RegExp(
    String.raw`,?\s+(?:but )?(?:as )?(?:told |sung |seen |written )?(?:from|in|through) ${WHOSE}(?:perspective|point of view|viewpoint|pov|(?<=(?:told|sung|narrated) .*)eyes)(?=[,.;]|$)`,
    'giu',
  ),
  // "in the viewpoint of a rat", "told by the bridge itself".
  new RegExp(
    String.raw`,?\s+(?:told |sung |seen |written )?(?:from|in|through) the (?:perspective|point of view|viewpoint|pov) of (?:the |an? |my |our |his |her )?\p{L}[\p{L}'-]*(?=[,.;]|$|\s+(?:who|that|and)\b)`,
    'giu',
  ),
  /,?\s+(?:told|narrated|sung) by [^,.;]*?\b(?:itself|himself|herself|themselves)(?=[,.;]|$)/giu,
  // ", it should have a spoken intro", ", screaming vocals by a woman".
  new RegExp(
    String.raw`,\s*(?:and |but )?(?:it|this|the song) (?:should|must|has to|needs to|can|could|would) (?:also )?(?:include|have|feature|contain|use) (?:[\p{L}'-]+ ){0,5}?${PARTS}\b[^,.;]*`,
    'giu',
  ),
  /,\s*(?:and |with )?(?:[\p{L}-]+ ){0,3}(?:vocals?|singing|rapping|narration) (?:by|from) [^,.;]+/giu,
  // "Write a song about this, please": said once all is told.
  /(?<=\S)(?:[,.;]\s*|\s+(?:and|so) )(?:so |and |now )*(?:please |can you |could you )*(?:write|make|create|compose|generate|turn (?:it|this|that) into|do)(?: me| us)? (?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:song|ballad|rap|track|tune|anthem|lyrics)(?: (?:about|of|on|from|out of|for|with) (?:this|that|it|these|all (?:this|that|of (?:this|it))|him|her|them|me|us))?(?:,? (?:please|thanks|thank you))*(?=[.!;]|$)/giu,
  ...NAMED_SOUNDS,
]

// "…, add cellos".
const PLAYED = /,\s*(?:(?:and|please|also) )*(?:add|use|include|feature|put in|throw in) (?<what>[^,.;]+)/giu

// "in the theme of the gold rush" names what is sung of; "in the theme of synth pop" names its sound.
const THEME = /,?\s+(?:in|with|on|around) (?:the|a) theme of (?<what>[^,.;]+)(?=[,.;]|$)/giu
const tellTheme = (whole: string, what: string): string => (readSounds(what).phrases.length > 0 ? whole : `, ${what}`)

// "(this town is a stage, …" was opened and never closed.
const closeBrackets = (text: string): string => text.replace(/(?<=^|[,.;:]\s+)\((?=[^()]*$)/u, '')

// "dolls, for those who pull the strings" is one sentence.
const holdTogether = (text: string): string => text.replaceAll(/,\s+(?=(?:for|of|to|by) those (?:who|that)\b)/giu, ' ')

// "Chase the rain Climb the hill Look at the moon": each is a line of its own.
const NEXT_ORDER =
  /(?<=\p{Ll}) (?=(?<verb>\p{Lu}\p{Ll}+) (?:(?:at|in|on|to|for|with) )?(?:the|an?|my|your|our) \p{Ll})/gu
const FEWEST_ORDERS = 2
function partOrdersTold(text: string): string {
  const isVerb = (word: string): boolean => tagWords(`${word.toLowerCase()} the`)[0]?.tags.has('Verb') === true
  const opens = isVerb(/^\p{L}+/u.exec(text)?.[0] ?? '')
  const found = [...text.matchAll(NEXT_ORDER)].filter(({ groups }) => isVerb(groups?.['verb'] ?? ''))
  if (!opens || found.length < FEWEST_ORDERS) return text
  return text
    .replaceAll(NEXT_ORDER, (space, verb: string) => (isVerb(verb) ? ', ' : space))
    .replaceAll(/(?<=, )\p{Lu}\p{Ll}+(?= (?:at|in|on|to|for|with|the|an?|my|your|our)\b)/gu, (verb) =>
      verb.endsWith('ss') ? verb.toLowerCase() : baseOf(verb.toLowerCase(), 'present'),
    )
}

// "the hills turn blue Rock Hip-hop": the tags begin without a comma, but with a capital.
const HEARD_THERE =
  /(?:^|\s)(?:an?|the|my|our|your|his|her|their|of|in|on|to|with|for|and|or|like|about|from|by|called|named|loves?|plays?|hates?|\p{L}+ing)$/iu
function partTagsTold(text: string): string {
  for (const { index } of text.matchAll(/(?<=\p{Ll}) (?=\p{Lu})/gu)) {
    const tags = text.slice(index + 1)
    if (
      /[,.;]/.test(tags) ||
      !tags.includes(' ') ||
      /\b(?:style|party|parade|dinner|tree|market|day|eve)$/i.test(tags) ||
      HEARD_THERE.test(text.slice(0, index))
    )
      continue
    if (kindOfChunk(tags) === 'style' && readSounds(tags).namesGenre) return `${text.slice(0, index)}, ${tags}`
  }
  return text
}

export type CutOrders = { text: string; manner: string[] }

export function cutTrailingOrders(typed: string): CutOrders {
  const manner: string[] = []
  const lead = leadNamedSound(partTagsTold(partOrdersTold(holdTogether(closeBrackets(typed)))))
  const cut = BEHIND.reduce(
    (rest, pattern) =>
      replaceFound(rest, pattern, (order: string) => {
        manner.push(order.replace(/^[\s,.;]+/, '').replace(/^(?:and|while|but) /i, ''))
        return ''
      }),
    lead.text,
  )
    .replaceAll(PLAYED, (whole: string, what: string) => {
      if (!['style', 'mostly', 'partly'].includes(kindOfChunk(what))) return whole
      manner.push(what)
      return ''
    })
    .replaceAll(THEME, tellTheme)
    .replace(/^[\s,;.]+/, '')
  const tail = cutSoundTail(cut)
  // Whatever is only ordered is left to those who read orders alone.
  if (!/\p{L}{2}/u.test(tail.text)) return { text: typed, manner: [] }
  return { text: tail.text, manner: [lead.manner, ...manner, tail.manner].filter((each) => each !== '') }
}

// "weaving chaos into an unfinished epic", "and try driving": told, whatever its last word is.
const OF_SOUND =
  /^(?:featuring|using|blending|mixing|having|including|sounding|combining|fusing|adding|starting|ending|building|giving|making)$/
export function isDoneThere(chunk: string): boolean {
  const [first, ...others] = tagWords(chunk.replace(/^(?:and|or|then) /i, ''))
  if (first === undefined || others.length === 0 || OF_SOUND.test(first.word)) return false
  const isListed = /^(?:and|or|then) /i.test(chunk)
  if (isListed)
    return first.tags.has('Infinitive') && !first.tags.has('Noun') && readSounds(first.text).phrases.length === 0
  return (
    isGerund(first) &&
    others.length > 2 &&
    /^(?:an?|the|my|our|his|her|their|\p{Ll}+) /u.test(chunk.slice(first.text.length + 1)) &&
    others.some(({ tags }) => tags.has('Preposition') || tags.has('Determiner')) &&
    readSounds(first.text).phrases.length === 0
  )
}
