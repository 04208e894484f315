import { kindOfChunk } from '../reader/styleTags.ts'
import { FAMILY, rhymeScore } from '../sound/rhyme.ts'

// Where in the rows typed the verse begins and ends.
export type Block = { from: number; to: number }

const FEWEST_LINES = 4
const MOST_WORDS = 12
const LONGEST_LINE = 70
const FEWEST_SIGNS = 2
const FEWEST_LABELLED = 2
// What orders, labels or lists is no line of a song.
const NO_LINE =
  /^[\p{L} ]{2,20}\s*[:=]|^[-*•\d]|\b(?:songs?|lyrics?|style|genre|vocals?|bpm|tempo|instrumental|chorus|verses?|about)\b|[@#{}<>]|https?:/iu
const GOES_ON = /^(?:and|but|oh|so|or|till|until|then|yet|for|while|where|when|that|with|without)\b/iu

/** "country waltz", "soft jazz, male voice": a row of nothing but sound. */
export const isSound = (row: string): boolean =>
  row.split(/,\s*/).every((chunk) => ['style', 'mostly'].includes(kindOfChunk(chunk)))

const isLine = (row: string): boolean => {
  const words = row.split(/\s+/).length
  return row !== '' && words > 1 && words <= MOST_WORDS && row.length <= LONGEST_LINE && !NO_LINE.test(row)
}

// Rhymes, lines that come back, and lines that go on from the one before tell verse from a list of facts.
function countSigns(lines: readonly string[]): number {
  const rhymed = lines.filter((line, at) =>
    [lines[at + 1], lines[at + 2]].some((next) => next !== undefined && rhymeScore(line, next) >= FAMILY),
  ).length
  const repeated = lines.length - new Set(lines.map((line) => line.toLowerCase())).size
  const goOn = lines.every((line) => /^["“'(]?\p{Lu}/u.test(line))
    ? lines.slice(1).filter((line) => GOES_ON.test(line) && !/[.!?]$/u.test(line)).length
    : 0
  return rhymed + repeated + goOn
}

// Above and below what is sung stands how; "Dance, dance" in the middle is sung.
function withoutSound(rows: readonly string[], { from, to }: Block): Block {
  let [first, last] = [from, to]
  if (isSound(rows[first] ?? '')) first++
  while (rows[first] === '') first++
  while (rows[last - 1] === '') last--
  if (/,/.test(rows[last - 1] ?? '') && isSound(rows[last - 1] ?? '')) last--
  while (rows[last - 1] === '') last--
  return { from: first, to: last }
}

/** The longest run of rows that can only be meant to be sung: four at least, and with signs of verse. */
export function looksLikeVerse(rows: readonly string[], isLabelled: boolean): Block | undefined {
  let best: Block | undefined
  for (let at = 0; at < rows.length; at++) {
    if (!isLine(rows[at] ?? '')) continue
    let to = at
    while (to < rows.length && (rows[to] === '' || isLine(rows[to] ?? ''))) to++
    const run = withoutSound(rows, { from: at, to })
    if (best === undefined || run.to - run.from > best.to - best.from) best = run
    at = to
  }
  const lines = rows.slice(best?.from ?? 0, best?.to ?? 0).filter((row) => row !== '')
  if (isLabelled) return lines.length >= FEWEST_LABELLED ? best : undefined
  return lines.length >= FEWEST_LINES && countSigns(lines) >= FEWEST_SIGNS ? best : undefined
}
