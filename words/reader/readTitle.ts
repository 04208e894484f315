import { titleCase } from '../song/titleCase.ts'
import { kindOfChunk } from './styleTags.ts'

// What it is called, with or without quotes.
const QUOTED = String.raw`["“](?<quoted>[^"“”]{2,60})["”]`
const BARE = String.raw`(?<bare>[\p{L}\d][\p{L}\d'&! -]{1,50}?)(?=\s+(?:about|for|where|that is|which|with|and make|in the style)\b|[.,;!?"]|$)`
const TITLES: readonly RegExp[] = [
  /(?<=\b(?:song|ballad|lullaby|anthem|track|hymn)s? about [^,.]{2,40}\p{Ll}s),? called (?<bare>\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|of|the|in|and|to))+)(?=[.,;!]|$)/u,
  // "…, shuffle dance style. Title Morning Bread".
  /(?:^|[.,;]\s*)(?:[Ss]ong )?(?:Title|TITLE|title) (?<bare>\p{Lu}[\p{L}\d']*(?: (?:\p{Lu}[\p{L}\d']*|of|the|in|and|to|a|on|for|my))*)(?=[.,;]|$)/u,
  // "Half a Goose: a grunge track about geese".
  /^(?<bare>\p{Lu}[\p{L}\d'&! -]{2,50}?)\s*[:–]\s*(?=[Aa]n? (?:[\p{L}\d'&-]+ ){0,5}(?:song|track|ballad|anthem|rap)\b)/u,
  new RegExp(String.raw`[,.;]?\s*\b(?:the )?title track (?:${QUOTED}|${BARE})`, 'iu'),
  new RegExp(String.raw`^${QUOTED}\s*[-–:,]\s*(?=(?:an?|the)\b)`, 'iu'),
  new RegExp(
    String.raw`[,.;]?\s*\b(?:please |and |then )*(?:call|name|title) (?:it|this|the (?:song|track))(?: song)?:? (?:${QUOTED}|${BARE})`,
    'iu',
  ),
  new RegExp(
    String.raw`[,.;]?\s*\b(?:(?:the )?song is called |(?:the |song )?(?:title|name of (?:the )?song|(?<=^|[.,;]\s*)song name)(?: of (?:the |this )?song)?\s*(?:is|should be|:|=)+:?\s*)(?:${QUOTED}|${BARE})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<=\b(?:songs?|ballad|anthem|track|tune|rap|lullaby|jingle|hymn|banger)(?: with (?:(?!about\b)[\p{L}-]+(?:, ?| )){0,4}(?!about\b)[\p{L}-]+,?)?)\s+(?:that is |which is )?(?:called|titled|entitled|named)\s+(?:${QUOTED}|${BARE})`,
    'iu',
  ),
  new RegExp(
    String.raw`[,.;]?\s*(?:(?<=^|[,.;]\s*)called|\b(?:titled|entitled|with the title(?: of)?))\s+(?:${QUOTED}|${BARE})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<=\b(?:songs?|ballad|anthem|track|rap) about [^"“,.]{3,60}),\s*${QUOTED}(?=\s*(?:[.,;]|$))`,
    'iu',
  ),
]
// "have the chorus say the words "Golden Gate"": a line to come back is what the song is called after.
const HOOKS: readonly RegExp[] = [
  /[,.;]?\s*\b(?:and |which |that |it )*(?:must |should |has to )?(?:contains?|containing|includes?|including) the (?:phrase|words?|line|sentence):? ["“]?(?<bare>[\p{L}\d][\p{L}\d' ]{2,40}?)["”]?(?=[.,;!]|$)/iu,
  /[,.;]?\s*\b(?:and |with |where )*(?:the )?(?:main )?(?:part of the )?(?:chorus|hook|refrain) (?:includes?|contains?|has|goes like|being) ["“](?<quoted>[^"“”]{2,50})["”]/iu,
  /[,.;]?\s*\b(?:and |please )*(?:have|let|make) (?:the )?(?:chorus|hook|refrain|choir|singer) (?:say|sing|repeat|be|go|shout)s?(?: the (?:words?|phrase|line))?:? ["“](?<quoted>[^"“”]{2,50})["”]/iu,
  /[,.;]?\s*\b(?:and |with |please )*(?:the )?(?:chorus|hook|refrain) (?:says?|sings?|repeats?|is|should (?:be|say)|goes|:)(?: the (?:words?|phrase|line))?:? ["“](?<quoted>[^"“”]{2,50})["”]/iu,
  // "with a big chorus screaming “Pay Day”", "Pay Day should be in the hook".
  /[,.;]?\s*\b(?:and |with |in )*(?:an? |the )?(?:(?:big|loud|huge|catchy|short) )?(?:chorus|hook|refrain|choir|crowd) (?:of people )?(?:screaming|shouting|yelling|chanting|singing|saying|repeating|that (?:screams|shouts|chants|sings|says|goes|repeats)):? ["“](?<quoted>[^"“”]{2,50})["”]/iu,
  /(?:^|(?<=[.;!?]))\s*["“]?(?<bare>\p{Lu}[\p{L}\d' ]{3,40}?)["”]? (?:should|must|has to|needs to|is to) be (?:in|part of) the (?:chorus|hook|refrain)[.!]?/u,
  /[,.;]?\s*\b(?:and |please )*(?:using|use|include|including|with|repeat(?:ing)?|say(?:ing)?) the (?:words?|lyrics?|phrase|line|chorus|hook)s? ["“](?<quoted>[^"“”]{2,50})["”](?:(?:,? and|,) ["“][^"“”]{2,50}["”])*(?: in the (?:chorus|lyrics|hook))?/iu,
]
// "a lullaby for Mia called 'Moon Boat'", but not "a girl called 'Kotya'".
const CALLED_QUOTED =
  /(?<!\b(?:girl|boy|man|woman|guy|lady|dog|cat|puppy|kitten|horse|pet|person|kid|child|friend|baby|son|daughter|brother|sister|company|shop|store|band|game|app|website|town|team|podcast|channel|show|book|movie|film|restaurant|bar|place|robot|dragon|character),?\s*)\b(?<=[\s,]|^)(?:called|titled|entitled|with the title|title:)\s*["“‘'](?<quoted>[^"”’]{2,60})["”’']/iu
const MOST_WORDS = 9

export type Titled = { text: string; title?: string }

// The title somebody gives leaves the request.
export function readTitle(text: string): Titled {
  for (const pattern of [...TITLES, CALLED_QUOTED, ...HOOKS]) {
    const found = pattern.exec(text)
    const title = (found?.groups?.['quoted'] ?? found?.groups?.['bare'])?.trim()
    if (found === null || title === undefined || title.split(' ').length > MOST_WORDS) continue
    if (found.groups?.['quoted'] === undefined && kindOfChunk(title) === 'style') continue
    return {
      text: `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.trim(),
      title: found.groups?.['quoted'] === undefined ? titleCase(title) : title,
    }
  }
  return { text }
}
