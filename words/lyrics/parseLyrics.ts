export type SectionTag =
  | 'intro'
  | 'verse'
  | 'pre-chorus'
  | 'chorus'
  | 'bridge'
  | 'solo'
  | 'breakdown'
  | 'drop'
  | 'instrumental'
  | 'outro'

export type LyricSection = { tag: SectionTag; lines: string[] }

// First match wins: "pre-chorus" before "chorus", "guitar solo" before "instrumental".
const TAG_WORDS: readonly (readonly [RegExp, SectionTag])[] = [
  [/\bpre[- ]?(chorus|hook)\b|\bbuild([- ]?up)?\b|\briser?\b|\blift\b/, 'pre-chorus'],
  [/\bpost[- ]?chorus\b|\bchorus\b|\bhook\b|\brefrain\b/, 'chorus'],
  [/\bsolo\b/, 'solo'],
  [/\bintro(duction)?\b|\bopening\b/, 'intro'],
  [/\boutro\b|\bending\b|\bend\b|\bcoda\b|\bfade[- ]?out\b|\bfinale\b/, 'outro'],
  [/\bbreak[- ]?down\b|\bbreak\b/, 'breakdown'],
  [/\bdrop\b/, 'drop'],
  [/\bbridge\b|\bmiddle (eight|8)\b/, 'bridge'],
  [/\binstrumental\b|\binterlude\b|\bmusic(al)?\b/, 'instrumental'],
  [/\bverse\b|\brap\b|\bspoken\b|\bstanza\b/, 'verse'],
]
const BARE_TAG =
  /^\(?(pre[- ]?chorus|chorus|verse|bridge|intro|outro|hook|refrain|interlude|instrumental|solo)\s*\d*\)?\s*:?$/i

function findTag(words: string): SectionTag | undefined {
  return TAG_WORDS.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1]
}

type Row = { kind: 'tag'; tag: SectionTag } | { kind: 'line'; text: string } | { kind: 'gap' }

// Not longer: a bracket that nobody closes would be looked for to the end of the text, from each of its likes.
const DIRECTION = /[[{【][^\]}】]{0,300}[\]}】]/gu

// A bracket that names no section ("[whispered]", "[x2]") is a stage direction and is not sung.
function readRow(row: string): Row[] {
  const trimmed = row.trim()
  if (trimmed === '') return [{ kind: 'gap' }]
  if (BARE_TAG.test(trimmed)) return [{ kind: 'tag', tag: findTag(trimmed) ?? 'verse' }]
  const bracket = /^[[{【]\s*([^\]}】]*)[\]}】]\s*:?\s*(.*)$/u.exec(trimmed)
  const tag = bracket === null ? undefined : findTag(bracket[1] ?? '')
  const sung = (tag === undefined ? trimmed : (bracket?.[2] ?? '')).replaceAll(DIRECTION, ' ')
  const text = sung.replaceAll(/\s+/g, ' ').trim()
  return [
    ...(tag === undefined ? [] : [{ kind: 'tag' as const, tag }]),
    ...(text === '' ? [] : [{ kind: 'line' as const, text }]),
  ]
}

type Draft = LyricSection & { tagged: boolean }

function gather(text: string): Draft[] {
  const drafts: Draft[] = []
  let open: Draft | undefined
  for (const row of text.split(/\r\n|\r|\n/).flatMap(readRow)) {
    if (row.kind === 'tag') {
      open = { tag: row.tag, lines: [], tagged: true }
      drafts.push(open)
    } else if (row.kind === 'gap') {
      if (open !== undefined && !open.tagged) open = undefined
    } else {
      if (open === undefined) {
        open = { tag: 'verse', lines: [], tagged: false }
        drafts.push(open)
      }
      open.lines.push(row.text)
    }
  }
  return drafts
}

const sameText = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')

function markRepeats(drafts: readonly Draft[]): void {
  const counts = new Map<string, number>()
  for (const draft of drafts) counts.set(sameText(draft.lines), (counts.get(sameText(draft.lines)) ?? 0) + 1)
  for (const draft of drafts) {
    if (!draft.tagged && (counts.get(sameText(draft.lines)) ?? 0) > 1) draft.tag = 'chorus'
  }
}

export function parseLyrics(text: string): LyricSection[] {
  const drafts = gather(text)
  markRepeats(drafts)
  const lastChorus = new Map<SectionTag, string[]>()
  return drafts.map(({ tag, lines }) => {
    if (lines.length > 0) {
      lastChorus.set(tag, lines)
      return { tag, lines }
    }
    // An empty "[Chorus]" means: sing the chorus again.
    const repeats = tag === 'chorus' || tag === 'pre-chorus' ? (lastChorus.get(tag) ?? []) : []
    return { tag, lines: [...repeats] }
  })
}
