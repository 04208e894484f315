export type Selection = { start: number; end: number }

export const SECTIONS = ['Intro', 'Verse', 'Pre-Chorus', 'Chorus', 'Bridge', 'Solo', 'Breakdown', 'Outro'] as const

const TAG_LINE = /^[ \t]*[[{][^\]}\n]*[\]}][ \t]*:?[ \t]*$/

export type LyricPiece = { start: number; text: string; isTag: boolean }

// The text cut into lines that name a section and everything between them, nothing lost.
export function splitByTags(lyrics: string): LyricPiece[] {
  const pieces: LyricPiece[] = []
  let start = 0
  for (const line of lyrics.split(/(?<=\n)/)) {
    const isTag = TAG_LINE.test(line.trimEnd())
    const last = pieces.at(-1)
    if (last !== undefined && !last.isTag && !isTag) last.text += line
    else pieces.push({ start, text: line, isTag })
    start += line.length
  }
  return pieces
}

// A section begins on a line of its own, one empty line below what stands before it. Answers where the caret goes.
export function insertSection(lyrics: string, at: number, section: string): { lyrics: string; caret: number } {
  const lineEnd = lyrics.indexOf('\n', at)
  const place = lineEnd === -1 ? lyrics.length : lineEnd
  const before = lyrics.slice(0, place).trimEnd()
  const after = lyrics.slice(place).replace(/^\n+/, '')
  const head = `${before}${before === '' ? '' : '\n\n'}[${section}]\n`
  return { lyrics: after === '' ? head : `${head}\n\n${after}`, caret: head.length }
}
