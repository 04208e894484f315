import { readSounds } from './withoutSingers.ts'
import { kindOfChunk, type ChunkKind } from './styleTags.ts'

export type Parted = { told: string; manner: string }
type Chunk = { text: string; kind: ChunkKind }

// Two known tags are a list; among more of them, those nobody knows are tags as well.
const FEWEST_OF_A_LIST = 3

const SONG = String.raw`(?:songs?|ballad|anthem|track|tune|duet|rap|jingle|lullaby|hymn|banger|lyrics|theme|music)`
const OPENS_SUBJECT = new RegExp(String.raw`^about (?=\S)|\b${SONG}\b.{0,40}?\b(?:about|on how|where|of|for)\b`, 'i')

const partChunks = (text: string): Chunk[] =>
  text
    .split(/(?<=[,;])\s+/)
    .filter((chunk) => /[\p{L}\d]/u.test(chunk))
    .map((chunk) => ({ text: chunk, kind: kindOfChunk(chunk) }))

const isStyle = ({ kind }: Chunk): boolean => kind === 'style'
const isHeard = ({ kind }: Chunk): boolean => kind === 'style' || kind === 'mostly' || kind === 'partly'
const isTold = ({ kind }: Chunk): boolean => kind === 'told'

// "coldwave, electropunk, mockney accent, 70s": a list as a whole.
function isList(chunks: readonly Chunk[]): boolean {
  // "a boy, a guitar, a dream".
  const things = chunks.filter(({ text }) => /^(?:an?|the) \p{Ll}+,?$/iu.test(text)).length
  if (chunks.length === 0 || chunks.some(isTold) || things * 2 > chunks.length) return false
  const heard = chunks.filter((chunk) => isHeard(chunk) || chunk.kind === 'tag').length
  if (chunks.length < FEWEST_OF_A_LIST) return chunks.every(isHeard) && chunks.some(isStyle)
  return heard * 2 >= chunks.length && chunks.some(isStyle)
}

const join = (chunks: readonly Chunk[]): string => chunks.map(({ text }) => text).join(' ')

// "big fat hairy hog, throat singing": a picture before its sounds is what they are for.
const isPicture = ({ text, kind }: Chunk): boolean =>
  kind === 'loose' &&
  (/^\p{L}[\p{Ll}']+(?: [\p{Ll}'-]+)+[.,]*$/u.test(text) ||
    /^\p{L}+ (?:in|at|of|on|by|under|over|near) (?:the )?\p{Lu}\p{L}+,?$/u.test(text)) &&
  !/\b(?:style|genre|theme|songs?|ballad|music|by|like|for|recordings?|broadcast)\b/i.test(text)

function leadLength(chunks: readonly Chunk[]): number {
  const opener = chunks.findIndex(({ text }) => OPENS_SUBJECT.test(text))
  const first = chunks.findIndex(isTold)
  const subject = opener >= 0 && (first < 0 || opener <= first) ? opener : first
  const most = subject < 0 ? chunks.length : subject
  const lead = chunks.slice(0, most)
  if (subject >= 0 && subject === opener && lead.some(isHeard)) return most
  // Whoever names no "about" may begin to tell within the run.
  let length = lead.length
  while (length > 0 && !(isList(lead.slice(0, length)) && isHeard(chunks[length - 1] ?? { text: '', kind: 'told' })))
    length--
  return length
}

function tailStart(chunks: readonly Chunk[]): number {
  const start = chunks.findIndex((chunk, at) => at > 0 && isHeard(chunk) && isList(chunks.slice(at)))
  return start < 0 ? chunks.length : start
}

// What a sound may stand after without being the sound of the song: "dancing to hip hop", "he loves techno".
const GOVERNS =
  /^(?:an?|the|my|our|your|his|her|their|this|that|to|of|in|on|at|with|for|from|by|about|and|or|like|likes|loves?|loved|plays?|played|playing|watch(?:es|ed|ing)?|listen(?:s|ed|ing)?|hearing|loving|liking|enjoy(?:s|ing)?|mak(?:e|es|ing)|writ(?:e|es|ing)|read(?:s|ing)?|draw(?:s|ing)?|into|hates?|hated|hears?|heard|sings?|sang|singing|dances?|danced|is|was|no|some|more|good|old)$/i

// "technology in Nigeria Afrobeats": the list begins without a comma.
function cutGlued(told: string, isBeforeList: boolean): Parted {
  const { tokens, phrases } = readSounds(told)
  const heard = phrases.filter(({ sense, negated }) => !sense.ambiguous && !negated)
  let from = tokens.length
  let count = 0
  for (const phrase of heard.toReversed()) {
    if (phrase.to !== from) break
    from = phrase.from
    count++
  }
  const before = tokens[from - 1]?.word ?? ''
  const glued = heard.slice(heard.length - count)
  const isSure = count > 1 ? glued.some(({ sense }) => sense.genre !== undefined) : isBeforeList && count === 1
  // "our office Christmas party" is where it happens.
  const isFeast =
    /^(?:party|eve|day|dinner|lunch|morning|night|market|tree|parade|play|concert|card|present|lights)$/.test(
      tokens.at(-1)?.word ?? '',
    )
  if (!isSure || isFeast || from < 3 || GOVERNS.test(before)) return { told, manner: '' }
  if (count === 1 && glued[0]?.sense.genre === undefined) return { told, manner: '' }
  const word = tokens[from]?.raw ?? ''
  const at = told.lastIndexOf(word)
  return at < 1 ? { told, manner: '' } : { told: told.slice(0, at).trim(), manner: told.slice(at) }
}

// "an old guitar with three strings left" names no sound to play.
const isOfSound = (text: string): boolean => {
  const { namesGenre, intent } = readSounds(text)
  return namesGenre || intent.moods.length > 0
}

// One piece alone has to name a sound: "the drums of war" do not.
function isSoundAlone([only, ...others]: readonly Chunk[]): boolean {
  if (only === undefined || others.length > 0) return false
  return only.kind === 'style'
    ? !/\bof\b/i.test(only.text) || isOfSound(only.text)
    : only.kind === 'mostly' && isOfSound(only.text)
}

// "electro house with fast drops about getting home".
const OF_SOUND = new RegExp(String.raw`^(?!.*\b${SONG}\b.* about )(?<sound>[^,.]{3,80}?) about (?<told>\S.*)$`, 'isu')

// "an acoustic song group vocalists about crazy love".
const SONG_OF_SOUND = new RegExp(
  String.raw`^(?<sound>[^,.]{0,90}?\b(?:song|track|ballad|anthem) (?<between>[^,.]{3,40}?)) about (?<told>\S.*)$`,
  'isu',
)

const BARE_ABOUT = /^(?:(?:talking|singing|speaking|talks|sings) )?about (?=\S)/i

// The tags before and behind what is told leave it; without anything told, all of it is manner.
export function partStyleLists(text: string): Parted {
  const chunks = partChunks(text)
  if (chunks.length === 0) return { told: '', manner: '' }
  if ((chunks.length > 1 && isList(chunks)) || isSoundAlone(chunks)) {
    const [first, ...others] = chunks
    const last = chunks.at(-1)
    // "punk, fast, angry, the rent".
    if (last?.kind === 'loose' && /^(?:the|my|our) \p{Ll}/u.test(last.text) && chunks.slice(0, -1).some(isStyle))
      return { told: last.text, manner: join(chunks.slice(0, -1)) }
    const isTitled = first !== undefined && isPicture(first) && others.length > 0 && others.every(isHeard)
    return isTitled ? { told: first.text, manner: join(others) } : { told: '', manner: text }
  }
  const between = SONG_OF_SOUND.exec(text)?.groups
  if (between?.['sound'] !== undefined && ['style', 'mostly'].includes(kindOfChunk(between['between'] ?? ''))) {
    const { told, manner } = partStyleLists(`song about ${between['told']}`)
    return { told, manner: [between['sound'], manner].filter(Boolean).join(', ') }
  }
  const sounding = OF_SOUND.exec(text)?.groups
  if (sounding?.['sound'] !== undefined && ['style', 'mostly'].includes(kindOfChunk(sounding['sound']))) {
    const { told, manner } = partStyleLists(`song about ${sounding['told']}`)
    return { told, manner: [sounding['sound'], manner].filter(Boolean).join(', ') }
  }
  const from = chunks.length === 1 ? 0 : leadLength(chunks)
  const rest = chunks.slice(from)
  const to = tailStart(rest)
  const isWhole = from === 0 && to === rest.length
  const { told, manner } = cutGlued(join(rest.slice(0, to)).replace(/[\s,;]+$/, ''), to < rest.length)
  if (isWhole && manner === '') return { told: text.replace(BARE_ABOUT, 'song about '), manner }
  return {
    told: told.replace(BARE_ABOUT, 'song about '),
    manner: [join(chunks.slice(0, from)), manner, join(rest.slice(to))].filter(Boolean).join(', '),
  }
}
