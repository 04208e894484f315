import { kindOfChunk } from './styleTags.ts'
import { readSounds } from './withoutSingers.ts'
import { replaceFound } from './replaceFound.ts'

// Orders run into what is told, often without a stop: what the song is to be, to hold and to leave out.
const WHO = String.raw`(?:the |this )?(?:songs?|track|singers?|vocals?|voice|vocalist|chorus|verses?|lyrics|beat|melody|tempo)`
const LANGUAGE = String.raw`(?:english|spanish|french|german|italian|portuguese|dutch|swedish|norwegian|japanese|korean|chinese|mandarin|hindi|arabic|russian|polish|turkish|latin|irish|welsh)`
const WIT = String.raw`(?:references|puns|word ?play|metaphors?|similes|rhymes|innuendos?|double meanings|slang|swear words|sarcasm|irony|satire|imagery|alliteration)`
const WITTY = String.raw`(?:${WIT}|humou?r|jokes|wit|flair|emotions?|feelings?)`

const SAID: readonly RegExp[] = [
  // "… and it should be a sad song and the singer should be a boy".
  new RegExp(
    String.raw`(?:[,.;]\s*(?:and |but )?|\s+(?:and|but) )(?:it|${WHO}) (?:should|must|has to|needs to|ought to|is to) (?:also )?(?:be|have) (?:an? )?(?:[\p{L}-]+ ){0,3}(?:songs?|ballad|track|anthem|vibe|feel|beat|tempo|boy|girl|man|woman|male|female)\b`,
    'giu',
  ),
  new RegExp(String.raw`[,.;]\s*(?:and |but )?should (?:be|sound|have|feel|include) [^.;]*`, 'giu'),
  new RegExp(
    String.raw`(?:[,.;]\s*(?:and )?|\s+and )(?:an? |the )?(?:man|woman|boy|girl|child|choir|male|female) (?:should|must|has to) (?:be )?(?:sing|singing|rap|rapping)\b[^,.;]*`,
    'giu',
  ),
  // "make it a mix of rap and soul" without a stop before it.
  /[,.;]?\s+(?:and )?(?:please )?(?:make|keep|let) (?:it|this|the song) (?:be )?(?:an? )?(?:mix|blend|mixture|combination|fusion|cross) (?:of|between) [^.;]*/giu,
  /[,.;]?\s+(?:and |but )?(?:please )?(?:make|keep|slow|speed) (?:it|this|the song) (?:down|up|short|long|simple|catchy|funny|sad|happy|upbeat|slow|fast|emotional|epic|dramatic|multi-?lingual|multi-?language)(?: (?:and|but) \p{L}+)?(?=[,.;]|$)/giu,
  /[,.;]?\s+and make it so (?:that )?it (?:could|coull|can|will|would|might) (?:go|get|be|reach|become|hit) [^.;]*/giu,
  /(?:[,.;]\s*|\s+(?:and|but) )(?:please )?(?:slow|speed|build|turn) (?:it|the song|the tempo) (?:down|up)\b[^,.;]*/giu,
  /(?<!\b(?:we|i|they|you|to|who|he|she|will|can))[,;]?\s+(?:and |then )?(?:also )?(?:please )?(?:add|insert) (?:an? |the |some )?(?:[\p{L}-]+ ){0,2}?(?:solo|rap|verse|chorus|drop|choir|beat|breakdown|intro|outro|bridge|harmonies|ad-?libs|vocals)\b[^,.;]*/giu,
  /(?:[,.;]\s*|\s+and )(?:please )?(?:write|tell|sing|do|make) (?:it|this) from the (?:perspective|point of view|viewpoint|pov|view|eyes) of [^,.;]*/giu,
  // "its a sad song with a deeper meaning".
  /[,.;]*\s+(?:and |but )?it(?:'s| is|s)(?: (?:meant|supposed|going) to be| basically| really| more)? an? (?:[\p{L}-]+ ){0,3}(?:songs?|ballad|track|anthem|tune)(?: with (?:an? )?(?:[\p{L}-]+ ){0,2}(?:meanings?|messages?|lyrics|feel|vibe|ending|twist))?(?=[.,;)]|$)/giu,
  /[,.;]*\s+(?:and |then )?(?:also )?(?:please )?(?:add|put|use|include|repeat) (?:that|this|it) (?:in|to|into|as|for) the (?:chorus|hook|title|lyrics|song|refrain)(?=[.,;]|$)/giu,
  /[,.;]?\s+part (?:\d+|one|two|ii|iii)(?=[.,;]|$)/giu,
  /,\s*(?:an? |with an? )?key change\b[^,.;]*/giu,
  /,?\s+with (?:an? |lots of |some )?(?:call[- ]and[- ]response|hand ?claps|foot stomps|backing vocals)\b[^,.;]*/giu,
  /,\s*(?:preferably|ideally|if possible|hopefully)\b[^.;]*/giu,
  new RegExp(
    String.raw`(?<=\b(?:songs?|ballad|track|anthem|tune)) that (?:slowly |gradually |suddenly )?(?:turns|gets|becomes|grows|builds|starts|begins|goes|shifts|ends) (?:up |off |into |to )?(?:dark|soft|slow|fast|loud|quiet|sad|happy|heavy|epic|calm|intense)(?:er)?(?=[.;,]|$)`,
    'giu',
  ),
  // "repeat the chorus twice", "mention the name often".
  /(?:[,.;]\s*(?:and |please )*|\s+and )repeat (?:the )?(?:chorus|hook|refrain|name|word|line|it|this)\b[^,.;]*/giu,
  /(?:[,.;]\s*|\s+(?:and|but) )(?:please )?(?:do not|don't|never) (?:mention|include|use)\b[^.;]*/giu,
  new RegExp(
    String.raw`(?:,\s*|\s+(?:with|and|sung) )(?:the )?(?:(?:lyrics|words|singing|vocals|sung|all|only) )*in ${LANGUAGE}(?: (?:only|language|lyrics))?(?=[,.;]|$)`,
    'giu',
  ),
  new RegExp(
    String.raw`[,.;]?\s+(?:but |and )?(?:with (?:an? )?|using )?(?:very )?(?:small number of|few|not many|only a few|minimal|no) (?:words|lyrics|verses)(?=[,.;]|$)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\b(?:is|are|was|were|be|so|who's|he's|she's)),?\s+(?:that is |that's )?(?:full of|filled with|packed with|loaded with|lots of|plenty of|using|including) (?:[\p{L}-]+ )?${WIT}\b(?:(?:, and |, | and )(?:[\p{L}-]+ )?${WITTY}\b)*(?=[,.;]|$)`,
    'giu',
  ),
  /,\s*(?:[\p{L}'-]+ ){0,3}(?:song structure|time signatures?|chord progressions?|tempo changes|beats? type|sound effects|arrangement|instrumentation)\b(?: (?:like|of|in) [^,.;]+)?(?=[,.;]|$)/giu,
  /,\s*(?:suitable|perfect|fit|ideal|worthy|good enough|ready) (?:for|of) (?:an?|the) [^,.;]+/giu,
  /,\s*(?:a )?(?:few|many|several|multiple|some|grammy|award)?[- ]?(?:emmy|grammy|oscar|brit|tony|award)s? (?:awards?|winning|winner|nominee)s?(?=[,.;]|$)/giu,
  // "put the harp in the soundtrack as an instrument".
  /[,.;]?\s+(?:and )?(?:please )?(?:put|add|include|use|throw|have) (?:in )?(?:an?|the|some) (?:[\p{L}-]+ ){1,3}(?:in|to|into|as) (?:the |an? )?(?:soundtrack|background|instrument|beat|mix|song|track|melody)\b[^.;]*/giu,
  /[,.;]?\s+(?:and )?(?:in|at) (?:the )?key of [a-g](?:[ -]?(?:sharp|flat|#|b))?(?: (?:major|minor))?(?![\p{L}])/giu,
  /(?:[,.;]\s*|\s+)(?:please )?(?:elaborate|improvise|expand) (?:on (?:it|this|that) )?(?:as you (?:see fit|like|want|please|wish))?[^,.;]*/giu,
]

// "in the styles of r&b, punk and hip hop": the list goes on past its commas.
const STYLES = /,?\s+in (?:the )?(?:musical )?styles? of (?<list>[^.;]+)$/iu
function cutStyles(text: string): { text: string; manner: string[] } {
  const list = STYLES.exec(text)?.groups?.['list']?.split(/,\s*(?:and )?|\s+and\s+|\s*\/\s*/) ?? []
  const isList =
    list.length > 1 &&
    list.some((each) => readSounds(each).namesGenre) &&
    list.every((each) => kindOfChunk(each.replace(/^and /i, '')) !== 'told')
  return isList
    ? { text: text.replace(STYLES, ''), manner: [STYLES.exec(text)?.[0].trim() ?? ''] }
    : { text, manner: [] }
}

// "mention Mudlark repeatedly": named is enough. Behind a comma it is a sentence of its own.
const OFTEN =
  /\b(?<what>mention(?:ing)? [^,.;]{2,40}?) (?:repeatedly|often|a lot|(?:many|multiple|several) times|over and over|as (?:much|often) as possible)\b/giu
const MENTIONED =
  /(?:,\s*(?:and |also |please )*|\s+(?:and |please )+(?:also )?)(?<order>mention|write about|sing about|talk about) (?=\S)/giu

export function cutSaidOfSong(typed: string): { text: string; manner: string[] } {
  const { text: styled, manner } = cutStyles(typed.replaceAll(OFTEN, '$<what>').replaceAll(MENTIONED, '. $<order> '))
  const text = SAID.reduce(
    (rest, pattern) =>
      replaceFound(rest, pattern, (order: string, ...found: unknown[]) => {
        // What opens the request is what it asks for.
        if (found.find((each) => typeof each === 'number') === 0) return order
        manner.push(order.replace(/^[\s,.;]+/, '').replace(/^(?:and|but) /i, ''))
        return ''
      }),
    styled,
  )
  return /\p{L}{2}/u.test(text) ? { text, manner } : { text: typed, manner: [] }
}
