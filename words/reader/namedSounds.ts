import { readSounds } from './withoutSingers.ts'
import { isGerund } from './clause.ts'
import { tagWords } from './grammar.ts'
import { kindOfChunk } from './styleTags.ts'

// Whatever makes the song is in none.
const TOOL = String.raw`(?:suno|udio|riffusion|chat ?gpt|gpt-?\d*|garageband|ableton|fl studio|logic pro)`

// What it is to sound like, named behind what is told: "on a Fela Kuti type of groove", "sung like an old sailor".
export const NAMED_SOUNDS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:[,.;]\s*(?:and |please )?(?:generate|make|create|do|produce) (?:it|this|that)|,?\s+(?:made|generated|done|created|produced)) (?:with|using|in|by|on|via) (?:an? )?(?:ai|${TOOL})\b[^,.;]*`,
    'giu',
  ),
  /,?\s+as (?:sung|performed|played|rapped|told|if (?:sung|performed|played)) by [^,.;]+?(?=\s+about\b|[,.;]|$)/giu,
  new RegExp(
    String.raw`,?\s+(?:made |generated |done )?(?:with|using|in|by|on|via) ${TOOL}(?=\s*(?:[,.;!]|$)|\s+(?:about|please|in|with)\b)`,
    'giu',
  ),
  /,?\s+(?:using|with|over|on|to|in) (?:an? |the |some )?(?:[\p{L}\d'&.-]+ ){1,4}?(?:type|kind|sort|style)(?: of)?(?: an?)? (?:beats?|music|sounds?|vibes?|groove|melody|riffs?|instrumental|production|singing|rapping|flow)\b/giu,
  /,?\s+(?:sung|sang|performed|rapped|delivered|played|screamed|whispered|narrated) (?:like|as if|the way|in the (?:way|manner|style) of) (?!home\b)[^,.;]+?(?=\s+(?:about|and) |[,.;]|$)/giu,
  /,?\s+(?:in|with) the (?:same )?(?:sound|manner|spirit|vein|tradition|energy|feel|vibe|attitude|flow|intensity|swagger) of (?=\p{Lu})[^,.;]+?(?=\s+about\b|[,.;]|$)/gu,
]

// "a polka about the tax office": what is danced to it is asked for, not told.
const KINDS = String.raw`(?:jig|reel|polka|hornpipe|tango|samba|rumba|mambo|bolero|cha-?cha|minuet|boogie|stomp|shuffle|sonata|symphony|fugue|madrigal|dirge|cantata|musical|freestyle|sing-?along|groove|mazurka|tarantella)`
const KIND_LED = new RegExp(
  String.raw`^(?<lead>(?:an? |some |the )?(?:[\p{L}\d-]+ ){0,4}?(?<kind>${KINDS})) about (?=\S)`,
  'iu',
)

const MAKES_SOUND =
  /^(?:playing|singing|blasting|drumming|featuring|using|having|sounding|blending|mixing|including|being|making|starting|ending|driving|soaring|swinging|building|going)$/
const MOST_WORDS_OF_A_SOUND = 4
// What is heard by one word only where nothing else is meant by it.
function isSurelySound(words: readonly string[]): boolean {
  const text = words.join(' ')
  if (/\b(?:songs?|ballad|anthem|track|tune|music|beats?|lullaby|hymn)\b/i.test(text)) return false
  const { namesGenre, phrases } = readSounds(text)
  if (!namesGenre || kindOfChunk(text) !== 'style') return false
  return words.length > 1 || phrases.some(({ sense }) => sense.genre !== undefined && !sense.ambiguous)
}

// "bluegrass escaping a swarm of bees", "a tango about a dentist": the sound stands before what it tells.
export function leadNamedSound(text: string): { text: string; manner: string } {
  const { lead, kind } = KIND_LED.exec(text)?.groups ?? {}
  if (lead !== undefined && kind !== undefined) {
    const manner: string[] = [lead.trim()]
    const rest = text
      .slice(lead.length)
      .replaceAll(new RegExp(String.raw`,\s*(?:[\p{L}-]+ ){0,2}${kind}(?=[,.;]|$)`, 'giu'), (again) => {
        manner.push(again.replace(/^[,\s]+/, ''))
        return ''
      })
    return { text: `song${rest}`, manner: manner.join(', ') }
  }
  const words = text.split(' ')
  for (let at = Math.min(MOST_WORDS_OF_A_SOUND, words.length - 2); at > 0; at--) {
    const doing = words[at] ?? ''
    if (!/^\p{Ll}{2,}ing$/u.test(doing) || MAKES_SOUND.test(doing)) continue
    // "a pop haunting song" haunts nobody.
    if (/^(?:songs?|ballad|anthem|track|tune|music|beat)$/iu.test(words[at + 1] ?? '')) continue
    if (!isGerund(tagWords(words.slice(at).join(' '))[0]) || /[,.;]$/.test(words[at - 1] ?? '')) continue
    const sound = words.slice(0, at)
    if (isSurelySound(sound)) return { text: `song about ${words.slice(at).join(' ')}`, manner: sound.join(' ') }
  }
  return { text, manner: '' }
}

// "… a lost kite with heavy prog, art rock": nothing but sounds behind it.
const WITH_TAIL = /,?\s+(?:with|as) (?<sounds>(?!(?:an?|the|my|our|his|her) )[^.;]+)$/iu
// "heavy prog" alone may be anything; at the head of a list it is a sound.
const isHeard = (first: string, isList: boolean): boolean =>
  ['style', 'mostly', ...(isList ? ['partly'] : [])].includes(kindOfChunk(first)) || (isList && SHORT_SOUND.test(first))
const SHORT_SOUND = /\b(?:prog|psych|emo|alt|synths?|\p{L}+(?:core|wave|pop|rock|metal|punk))$/iu
const OF_A_SONG = /\b(?:songs?|ballad|anthem|track|tune|music)\b/i
export function cutSoundTail(text: string): { text: string; manner: string } {
  const tail = WITH_TAIL.exec(text)
  const [first = '', ...others] = tail?.groups?.['sounds']?.split(/,\s*/) ?? []
  const isSound =
    tail !== null &&
    tail.index > 0 &&
    first.split(' ').length > 1 &&
    readSounds(first).phrases.length > 0 &&
    readSounds(tail.groups?.['sounds'] ?? '').namesGenre &&
    !OF_A_SONG.test(tail[0]) &&
    isHeard(first, others.length > 0) &&
    others.every((chunk) => kindOfChunk(chunk) !== 'told')
  return isSound ? { text: text.slice(0, tail.index), manner: tail[0].replace(/^[,\s]+/, '') } : { text, manner: '' }
}
