import { readSounds } from './withoutSingers.ts'
import { ONLY_MANNER, ORDER } from './songOrder.ts'
import { kindOfChunk } from './styleTags.ts'
import { replaceFound } from './replaceFound.ts'

export type SentenceOrders = { told: readonly string[]; manner: readonly string[] }

// Said of the song in the midst of what it tells.
const CLAUSES: readonly RegExp[] = [
  /,?\s*(?:with |using |by )?(?:the )?same (?:vocalists?|singers?|voices?|vocals?|style|beat|melody)(?: as (?:before|last time))?(?=[,.;]|$)/giu,
  /,?\s+(?:that|which|and it) (?:could|would|will|should|can|might) be(?:come)? an? (?:\p{L}+ ){0,3}(?:hit|banger|bop|earworm|chart[- ]topper)s?\b(?: on (?:the )?(?:radio|charts?|tiktok))?/giu,
  /,?\s+(?:could|would|should|will) be an? (?:\p{L}+ ){0,2}hit\b/giu,
  /,?\s+(?:that|which|to) (?:can |could |will |would |should )?(?:be )?(?:reach|get|hit|go|become|make|break) (?:[\p{L}\d]+ ){0,4}?(?:streams|views|plays|listeners|charts?|viral|number (?:one|1))\b[^.;]*/giu,
  /(?:[,.;]\s*|\s+(?:and|but|please) |^)(?:please )?(?:and |but )?(?:(?:make|have) (?:it|this|the song|the singer)|let the (?:song|singer|chorus)) (?:sound|feel|sing|seem|be) (?!home\b|like home\b)[^.;]*/giu,
  /[,.;]?\s*(?:and |but )?(?:the song|it|this|the track|the music) (?:should|must|needs to|has to|would|will) (?:sound|feel) [^.;]*/giu,
  /,?\s*(?:and )?(?:use|using|with|including) (?:lots of |a lot of |some |no |strong )?(?:swear(?:ing| words)?|cursing|curse words|profanity|explicit language|vulgar language)(?: in (?:it|the lyrics))?/giu,
  /,?\s+with (?:a )?lots? of (?:repetition|reverb|bass|autotune|energy|harmon\p{L}+|ad[- ]?libs)(?=[,.;]|$|\s+(?:and|with)\b)/giu,
  /,?\s*\b(?:sung|sang|performed|rapped|voiced|produced) (?:by|in) (?!the (?:birds|choir|kids|children)\b)(?![^,.;]*\b(?:who|that)\b)[^,.;]+?(?=\s+about\b|[,.;]|$)/giu,
  /,?\s*\b(?:in|with) (?:the |a )?(?:\p{L}+ )?(?:style|styling|theme|vein|spirit|manner|tone) (?:of|similar to|like) (?!my\b|our\b)[^,.;]+?(?=\s+(?:about|where|singing|sings)\b|[,.;]|$)/giu,
  /,?\s*\bin (?:the )?voice of [^,.;]+?(?=\s+about\b|[,.;]|$)/giu,
  /(?<=\b(?:song|banger|track|beat|ballad|anthem))\s+(?:like|similar to|reminiscent of|inspired by|in the style of)\s+(?!about\b|an?\b|the\b|my\b|our\b|this\b|that\b|when\b|i\b|you\b)[^,.;]+?(?=\s+(?:about|where|for|with)\b|[,.;]|$)/giu,
  /(?<=^|[,.;]\s*)(?:sounds?|sounding) like (?!an?\b|the\b|my\b|home\b)[^,.;]+/giu,
  /(?<=^|[,.;]\s*)(?:influenced|inspired) by (?!my\b|our\b|an?\b|the\b)[^,.;]+/giu,
  /\s+like \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?=[,.;]|$)/gu,
  /,\s*(?:similar to|reminiscent of|à la|a la) [^,.;]+/giu,
  /,?\s*\b(?:giving|lending|creating|evoking|adding) (?:it|the (?:song|music|track)|an?) [^.;]*?(?:atmosphere|feel|vibe|mood|feeling|sound|depth)\b[^.;]*/giu,
  /,?\s*\b(?:written|composed) by (?!my\b|our\b|his\b|her\b|an?\b|the\b)[\p{L}.]+(?: [\p{L}.]+)?(?=[,.;]|$)/giu,
  /(?<=^|[,.;]\s*)(?:the |it'?s )?(?:[\p{L}-]+ ){0,3}(?:accent|pronunciation)\b[^,.;]*/giu,
  /\s+(?:and|with) an? (?:\p{L}+ )?voice (?:like|of) (?!my\b|our\b)[^,.;]+/giu,
  /(?<=^|[,.;]\s*)(?:the )?(?:genre|style|mood|tempo|vibe|tone)(?: is| should be|:)\s[^,.;]+/giu,
  /,\s*like (?:\p{L}+ )*songs?\b[^.;]*/giu,
  /(?<=^|[,.;]\s*)(?:one of )?the (?:greatest|best|saddest|catchiest|happiest) songs?(?: of all time| ever(?: (?:made|written))?| in the world)(?=[,.;]|$)/giu,
  /(?:[,.;]\s*|\s+(?:and|but) )(?:write|do|make|sing) it (?:such that|so that|in (?!the\b|my\b|our\b)|as if)[^.;]*/giu,
  /,?\s*\b(?:using|with|has|having) an? similar (?:sound|style|vibe|feel)[^,.;]*/giu,
  /\s+for (?:tiktok|youtube|instagram|spotify|the radio|my channel|social media)(?=[,.;]|$)/giu,
  /(?<=\b(?:songs?|ballad|track|anthem|tune))\s+(?:from|by) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?=[.,;])/gu,
  /,\s*by \p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*(?=[,.;]|$)/gu,
]

// What the whole sentence does: it tells the maker how.
const ORDERS =
  /^(?:please |also |and |then |now |oh |so )*(?:(?:an? |the )?(?:female|male) (?:singer|vocalist|rapper|voice) (?:who|that) (?:sings?|raps?)\b(?!.*\babout\b)|add|apply|aim for|incorporate|ensure|make sure|(?:start|begin|end|finish|close|open)s?(?: the song)? (?:with|on|quietly|softly|slowly)|end the song|build (?:up )?to|keep (?:it|the)|make (?:it|the|sure)(?! (?:about|clear that)\b)(?=[^:]*$)|repeat the|focus on|(?:blend|combine|mix|fuse) (?:elements|\p{L}+ (?:and|with))|do it (?:in|like|with)\b|swap|have (?:the|a) (?:chorus|singer|song|beat|verse|vocals?)|let the (?:chorus|singer|song|beat|music)|use (?:an? |the |only |some |lush |heavy |lots of |clean )|do not use|don't use|avoid|no (?:vocals|lyrics|intro|drums)|(?:do not|don't) (?:mention|include|make it|sing it)\b|should (?:be|sound|have|feel)\b|(?:let it|it should|it must) be in \p{Lu}|(?:please )?elaborate\b|feel free to|be creative|surprise me|(?:can|could) (?:the |its? )?(?:voice|vocals?|song|beat|singer) (?:be|sound|have)\b|(?:an? )?(?:wo)?man (?:sings|singing)[.]?$|singer:|language:|(?:chorus|verses?|lyrics):\s*(?:english|spanish|french|german|japanese|korean|male|female)\b|(?:i|we) (?:would like|want|need|'d like|would love|wanted) (?:the (?:song|track|music|lyrics|chorus|vocals?|singer|beat)|it (?:to|like|in|with|as)|this (?:to|song|track|one)|to have|to hear|to use|something (?:that|like|with))|(?:the |this )?(?:overall )?(?:songs?|track|music|vocals?|vocalist|singer|voice|tone|beat|tempo|lyrics|chorus|format|melody|instrumentation|production|mood|vibe|sound|bass ?line|drums?|guitars?|style|atmosphere|rhythm|genre) (?:should|must|needs?|features?)\b|it (?:should|must|needs to(?! mention)|has to(?! mention)|would be|will have|could be) (?:be |sound |feel |have |start |end |include (?:an? )?(?:guitar|solo|drop|beat|chorus))|it'll be|instrumentation|heavy use of|experimentation with|an? (?:\p{L}+ )?(?:blend|mix|fusion|mixture|example) of|think of (?:a |the )?(?:style|artist|band|sound)|it (?:also )?(?:incorporates|features|blends|combines)\b|(?:with )?elements of|perfect hook|(?:an? )?(?:song )?similar (?:to|in)|(?:this|that|it) (?:could|would|should) be an? (?:\p{L}+ ){0,2}hit|for (?:the )?(?:radio|tiktok|youtube|spotify|instagram)\b|genres?:|styles?:|moods?:|tempo:|vocals?:|voices?:|descriptors?:|instruments?:|tags?:|key:|you are an? (?:\p{L}+ ){0,4}(?:lyricist|songwriter|composer|producer|poet|ai\b)|your task|as an? (?:songwriter|lyricist)|thank(?:s| you)(?: in advance| so much)?[.!]?$|cheers[.!]?$|please[.!]?$)/iu

// "The mood is wistful", "the vocals are full of emotion": so it is to sound, if a sound is named.
const STATES =
  /^(?:the |this )?(?:overall )?(?:songs?|track|music|vocals?|vocalist|singer|voice|tone|beat|tempo|lyrics|chorus|verses?|format|melody|instrumentation|production|mood|vibe|sound|bass ?line|drums?|guitars?|style|atmosphere|hookline|rhythm|genre)(?: of (?:the|this) (?:song|track|music))? (?:is|are|has|have|will|may|can|could|starts?|ends?|begins?|sounds?|be|like)\b/iu
const isOrder = (sentence: string): boolean =>
  ORDERS.test(sentence) || (STATES.test(sentence) && readSounds(sentence).phrases.length > 0)

// "It has to be about Cosun", "theme is pollution", "the song tells the story of …": here the telling begins.
const MATTER: readonly RegExp[] = [
  /^(?:and |so |but )?(?:it|this|(?:the )?(?:song|lyrics?|words|text|story|track))(?:'s| is| are| has to be| have to be| should be| must be| needs? to be| can be| could be| will be| would be)? (?:all |mainly |basically )?(?:about|telling (?:the story )?(?:of|about)) (?=\S)/iu,
  /^(?:the |song |main )?(?:theme|topic|subject|subject matter|story)(?: of (?:the |this )?(?:song|lyrics|story|track))?(?:\s+(?:is|should be|must be)(?: about)?|\s*[:=]|\s+it's)+\s*(?=\S)/iu,
  /^(?:it|the (?:song|lyrics?|track)) (?:tells?|talks?|sings?|deals?|speaks?)(?: (?:us|me))? (?:the story of|a story (?:about|of)|about|of|with) (?=\S)/iu,
  /^(?:with )?(?:(?:lyrics?|words|text|verses?|chorus|hook|vocals) (?:about|on|of)|(?:lyrics?|words|story|plot):) (?=\S)/iu,
  /^(?:[\p{L}, -]{0,40} )?lyrics (?:that |which )(?:explores?|speaks?|tells?|talks?|deals?) (?:about |of |with )?(?:the )?(?:themes? of )?(?=\S)/iu,
  /^(?:please )?(?:sing|singing|write|talk|tell|rap)(?: (?:me|us|something|lyrics))? about (?=\S)/iu,
]
// "It can involve pizza", "mention that he likes golf": to be told as well.
const ALSO_TOLD =
  /^(?:please )?(?:also |and )*(?:(?:it|the song|the lyrics|you|the singer) (?:can|could|should|may|might|must|needs? to|has to|have to) (?:also )?(?:involve|include|mention|contain|feature|talk about|refer to|introduce|name|list)|(?:he|she|they) should also (?:mention|introduce|name|list|include|talk about)|mention|include|talk about|refer to|reference|don't forget to mention|make sure to mention|be sure to mention)(?: that| how| the fact that)?:? (?=\S)/iu
const OF_THE_MAKING =
  /\b(?:lyrics|words?|chorus|verses?|vocals?|swear\p{L}*|solo|guitars?|drums?|bass|synths?|beat|harmon\p{L}+|key change|choir|intro|outro|drop|bridge|hook|instruments?|keys?|reverb)\b/iu

// Whatever else the sentence orders, here it names what the song is about.
const NAMES_MATTER = /\b(?:songs?|ballad|anthem|track|tune|rap|lullaby|hymn) (?:about|for (?:my|our))\b|, about \S/iu

// "I need a banger": a sentence that only says what is wanted.
const NO_ORDER = /\b(?:is|was|are|were|my|our|we|i|he|she|you)\b/i
const WITH_SOUNDS =
  /\s+with (?!my\b|our\b|the\b)[^.,]*\b(?:sounds?|drum\p{L}*|samples?|vocals?|guitars?|synths?|strings|bass|beats?|effects)\b[^.]*\.?$/iu
const isBareOrder = (sentence: string): boolean => {
  if (/\babout\b/i.test(sentence)) return false
  const asked = sentence
    .replace(ORDER, '')
    .replace(WITH_SOUNDS, '')
    .replace(/\s+(?:that|which) (?:has|is|sounds) [^,.]*/i, '')
  if (/\b(?:that|which) (?:has|is|sounds)\b/i.test(sentence) && !NO_ORDER.test(asked) && ONLY_MANNER.test(asked))
    return true
  if (asked !== sentence && (/^an? (?:\p{L}+ )*beat[.!]?$/iu.test(asked) || kindOfChunk(asked) === 'style')) return true
  return /^(?:an?|some|the)\b/i.test(asked) && !NO_ORDER.test(asked) && ONLY_MANNER.test(asked)
}
// "melodic deep house, theme of song: …" begins a sentence of its own.
const MATTER_BEHIND_TAGS =
  /^(?<tags>[^.]+?),\s+(?=(?:the )?(?:theme|topic|subject)(?: of (?:the |this )?(?:song|lyrics))?(?:\s*:|'s| is| should be)\s)/iu
const stopTags = (text: string): string => {
  const tags = MATTER_BEHIND_TAGS.exec(text)?.groups?.['tags']
  return tags === undefined || tags.split(', ').some((chunk) => kindOfChunk(chunk) === 'told')
    ? text
    : text.replace(`${tags},`, `${tags}.`)
}

const LABEL =
  /(?<=^|[\s.,;])[[(]?(?:(?:first|second|third|last|final) )?(?:verse|chorus|bridge|intro|outro|hook|pre-chorus|refrain)(?: ?\d)?[\])]?\s*(?::|-(?= )|–|(?<=[\])]))\s*/giu
const LABELLED_VERSE =
  /(?<=^|[.,;]\s*|and )(?:the |in the )?(?:first|second|third|last|final|next) (?:verse|chorus|bridge) (?:is |should be |would be )?about /giu

const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/(?<=\p{Ll})([.!?])(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .split(/(?<=(?<!\b(?:Mr|Mrs|Ms|Dr|St|vs|feat|ft|vol|no|[A-Z]))[.!?;])\s+(?=\S)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

function cutClauses(sentence: string): { text: string; manner: string[] } {
  const manner: string[] = []
  const text = CLAUSES.reduce(
    (rest, pattern) =>
      replaceFound(rest, pattern, (clause) => {
        manner.push(clause.replace(/^[\s,.;]+/, ''))
        return ''
      }),
    sentence,
  )
  const told = text.replace(/^[\s,.;]+/, '')
  return (isOrder(told) && !NAMES_MATTER.test(told)) || (manner.length > 0 && isBareOrder(told))
    ? { text: '', manner: [sentence] }
    : { text, manner }
}

// What is told, sentence by sentence; what orders is left to whoever makes the song.
export function readOrders(text: string): SentenceOrders {
  const told: string[] = []
  const manner: string[] = []
  const unlabelled = stopTags(text)
    .replaceAll(LABEL, '. ')
    .replaceAll(LABELLED_VERSE, '')
    .replace(/^[.\s]+/, '')
  const sentences = sentencesOf(unlabelled)
  for (const sentence of sentences) {
    const matter = MATTER.find((pattern) => pattern.test(sentence))
    const also = ALSO_TOLD.exec(sentence)
    const isAlsoTold = also !== null && !OF_THE_MAKING.test(sentence)
    if (
      !isAlsoTold &&
      matter === undefined &&
      (also !== null ||
        (isOrder(sentence) && !NAMES_MATTER.test(sentence)) ||
        ((sentences.length > 1 ||
          sentence.replace(ORDER, '') !== sentence ||
          /^an? (?:song|track) (?:that|which) is\b/i.test(sentence)) &&
          isBareOrder(sentence)))
    )
      manner.push(sentence)
    else {
      const what = isAlsoTold ? sentence.slice(also[0].length) : sentence.replace(matter ?? '', '')
      const { text: cut, manner: how } = cutClauses(what)
      told.push(matter !== undefined && told.length === 0 ? `song about ${cut}` : cut)
      manner.push(...how)
    }
  }
  return { told, manner }
}
