import { kindOfChunk } from '../reader/styleTags.ts'
import { isSound, looksLikeVerse } from './looksLikeVerse.ts'
import { parseLyrics } from './parseLyrics.ts'

// Words somebody wrote themselves and put where the wish belongs: they are sung as they stand, and the rest is the wish.
export type TypedLyrics = { request: string; lyrics: string }

const SECTION = String.raw`(?:(?:first|second|third|last|final) )?(?:pre[- ]?chorus|post[- ]?chorus|chorus|verse|bridge|intro|outro|hook|refrain)(?: ?\d{1,2})?`
const BRACKETED = new RegExp(String.raw`[[({]\s*(?<tag>${SECTION})[^\])}]{0,40}[\])}]\s*:?`, 'giu')
const LABELLED = new RegExp(
  String.raw`(?<=^|\n|\/ |\b(?:lyrics|words|text):\s*)\s*(?<tag>${SECTION})\s*(?::|(?=\n))`,
  'giu',
)
// "Lyrics: the road is long / the night is cold".
const LYRICS_LABEL =
  /(?:^|(?<=[\s.,;]))(?:(?:the|these|my|with|use|using|and|following) )*(?:song )?lyrics?(?: are| below)?\s*:\s*/iu
// "Style: folk" stands among the words and is none of them.
const SOUND_ROW =
  /^(?:song )?(?:title|name|style|genre|mood|tempo|bpm|key|vocals?|voice|singer|instruments?|language|theme|topic)\s*[:=]/iu
// "Make it country with a female singer", below the last line.
const ORDER_ROW =
  /^(?:please |also |and |now )*(?:(?:make|sing|do|perform|play) (?:it|this)\b|i (?:want|need|would like|'d like) (?:it|this|the song|a song)\b|(?:it|the song|this song) (?:should|must|needs)\b)/iu
// "sing this: "the moon is a boat / it carries a coat"".
const QUOTED_LINES =
  /(?:^|[.,;]?\s*)(?:(?:please|and|then|just|with|use|sing|include)\s+)*(?:(?:this|these|the)\s*)?(?:lyrics?|words|lines|verse|poem)?\s*:?\s*["“](?<said>[^"“”]+\s\/\s[^"“”]+)["”]/iu
const FEWEST_LINES = 2
const LONGEST_LINE = 60
const FEWEST_WORDS_OF_A_PART = 3

const rowsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')

// A section typed in one row: its lines end where breath is taken.
function breakRow(row: string): string[] {
  if (/\s\/\s/.test(row)) return row.split(/\s*\/\s*/).filter((line) => line !== '')
  if (row.length <= LONGEST_LINE) return [row]
  const parts = row.split(/(?<=[,.!?;])\s+/)
  return parts.every((part) => part.split(' ').length >= FEWEST_WORDS_OF_A_PART) ? parts : [row]
}

const isDirection = (row: string): boolean =>
  /^(?:is |should be |talks? |sings? |tells? |describes? |this )?about\b|^(?:describe|talk|mention|explain|tell|repeat|same)\b/iu.test(
    row,
  )

// "[Intro] soft piano" is played.
const isPlayed = (row: string, at: number, rows: readonly string[]): boolean =>
  /^\[(?:intro|outro)\b/iu.test(rows[at - 1] ?? '') && isSound(row)

// "Verse 1: she meets him" and nothing more says what a verse is to tell.
const tellsParts = (sung: readonly string[]): boolean =>
  !sung.some((row, at) => !row.startsWith('[') && sung[at + 1]?.startsWith('[') === false)

function readTagged(text: string): TypedLyrics | undefined {
  // "Chorus: we miss the café. Verse 1: the owner": in one row, a label says what a part is to tell.
  const labelled = /\n|\s\/\s/.test(text) ? text.replaceAll(LABELLED, '\n[$<tag>]\n') : text
  const tagged = labelled.replaceAll(BRACKETED, '\n[$<tag>]\n')
  const from = tagged.search(/^\[/mu)
  if (from < 0) return undefined
  const rows = rowsOf(tagged.slice(from))
  const sung = rows
    .filter((row, at) => !isOfSong(row) && !isPlayed(row, at, rows))
    .flatMap((row) => (row.startsWith('[') ? [row] : breakRow(row)))
  const lines = sung.filter((row) => !row.startsWith('['))
  if (lines.length < FEWEST_LINES || lines.some(isDirection) || (labelled !== text && tellsParts(sung)))
    return undefined
  const above = tagged
    .slice(0, from)
    .replace(LYRICS_LABEL, ' ')
    .replace(/[\s/]+$/u, '')
  return { request: joinRows([above, ...rows.filter(isOfSong)]), lyrics: spaced(sung) }
}

function readQuoted(text: string): TypedLyrics | undefined {
  const found = QUOTED_LINES.exec(text)
  const said = found?.groups?.['said']
  if (found === null || said === undefined) return undefined
  return { request: joinRows([text.replace(found[0], ' ')]), lyrics: breakRow(said).join('\n') }
}

const isOfSong = (row: string): boolean => SOUND_ROW.test(row) || ORDER_ROW.test(row)
const joinRows = (rows: readonly string[]): string =>
  rows
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .join('\n')

const spaced = (rows: readonly string[]): string =>
  rows.map((row, at) => (row.startsWith('[') && at > 0 ? `\n${row}` : row)).join('\n')

// "80s folk rock Wolves are calling We break the doors": behind the sound the words begin, each line with a capital.
const NEXT_LINE =
  /(?<=\p{Ll}) (?=(?:We|And|But|You|He|She|They|The|Oh|So|My|Your|In|On|With|When|Where|If|Let|No|Now|This|It|There|To) \p{Ll})/u
function partHead(row: string): { sound: string; lines: string[] } {
  for (const { index } of row.matchAll(/(?<=[\p{L},:.-]) (?=\p{Lu}\p{Ll})/gu)) {
    const words = row.slice(index).trim()
    if (['style', 'mostly'].includes(kindOfChunk(row.slice(0, index))) && kindOfChunk(words) === 'told')
      return { sound: row.slice(0, index), lines: words.split(NEXT_LINE) }
  }
  return { sound: row, lines: [] }
}

function readBare(text: string): TypedLyrics | undefined {
  const label = LYRICS_LABEL.exec(text)
  const typed = label === null ? text : text.slice(label.index + label[0].length)
  const rows = (/\n/.test(typed) ? typed.split('\n') : typed.split(/\s+\/\s+/)).map((row) => row.trim())
  const block = looksLikeVerse(rows, label !== null)
  if (block === undefined) return undefined
  const above = rows.slice(0, block.from).filter((row) => row !== '')
  const head =
    label === null && above.length > 0 ? partHead(above.at(-1) ?? '') : { sound: above.at(-1) ?? '', lines: [] }
  const request = [text.slice(0, label?.index ?? 0), ...above.slice(0, -1), head.sound, ...rows.slice(block.to)]
  return {
    request: joinRows(request),
    lyrics: [...head.lines, ...rows.slice(block.from, block.to)].join('\n'),
  }
}

export function readTypedLyrics(description: string): TypedLyrics | undefined {
  const text = description.replaceAll(/\r\n?/g, '\n')
  return readTagged(text) ?? readQuoted(text) ?? readBare(text)
}

/** What comes back, where somebody wrote nothing but the chorus. */
export function onlyChorus(lyrics: string): string[] | undefined {
  const sections = parseLyrics(lyrics).filter(({ lines }) => lines.length > 0)
  return /\[/.test(lyrics) && sections.length > 0 && sections.every(({ tag }) => tag === 'chorus')
    ? sections[0]?.lines
    : undefined
}
