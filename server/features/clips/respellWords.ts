import type { AlignedWord } from '@arioso/contract'

type Written = { word: string; line: number; section: number }

// Corrected words on the times of the sung ones: what stayed keeps its own, what is new shares the gap it stands in.
export function respellWords(sung: readonly AlignedWord[], lyrics: string): AlignedWord[] {
  const written = readLyrics(lyrics)
  const partner = matchWords(written, sung)
  return written.flatMap(({ word, line, section }, index) => {
    const times = partner[index] === undefined ? gapTimes(partner, sung, index) : sung[partner[index]]
    if (times === undefined) return []
    const { start_s, end_s } = times
    return [{ word, line, section, start_s, end_s, success: true, p_align: partner[index] === undefined ? 0.5 : 1 }]
  })
}

function readLyrics(lyrics: string): Written[] {
  const lines = lyrics.split('\n').map((line) => line.trim())
  const words: Written[] = []
  let section = -1
  let lineNumber = -1
  for (const line of lines) {
    if (/^\[.*\]$/.test(line)) section += 1
    else if (line !== '') {
      lineNumber += 1
      const place = { line: lineNumber, section: Math.max(0, section) }
      words.push(...line.split(/\s+/).map((word) => ({ word, ...place })))
    }
  }
  return words
}

// The longest common run of words, in order; for each written word the sung one it is, if any.
function matchWords(written: readonly Written[], sung: readonly AlignedWord[]): (number | undefined)[] {
  const isSame = (i: number, j: number) => spell(written[i]?.word) === spell(sung[j]?.word)
  const width = sung.length + 1
  const best = new Uint16Array((written.length + 1) * width)
  for (let i = written.length - 1; i >= 0; i--) {
    for (let j = sung.length - 1; j >= 0; j--) {
      const skipped = Math.max(best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0)
      best[i * width + j] = isSame(i, j) ? 1 + (best[(i + 1) * width + j + 1] ?? 0) : skipped
    }
  }
  const partner: (number | undefined)[] = written.map(() => undefined)
  for (let i = 0, j = 0; i < written.length && j < sung.length;) {
    if (isSame(i, j)) partner[i++] = j++
    else if ((best[(i + 1) * width + j] ?? 0) >= (best[i * width + j + 1] ?? 0)) i++
    else j++
  }
  return partner
}

function gapTimes(partner: readonly (number | undefined)[], sung: readonly AlignedWord[], index: number) {
  const first = partner.findLastIndex((match, at) => at < index && match !== undefined)
  const next = partner.findIndex((match, at) => at > index && match !== undefined)
  const last = next < 0 ? partner.length : next
  const from = first < 0 ? sung[0]?.start_s : sung[partner[first] ?? 0]?.end_s
  const to = next < 0 ? sung.at(-1)?.end_s : sung[partner[next] ?? 0]?.start_s
  if (from === undefined || to === undefined) return undefined
  const step = Math.max(0, to - from) / (last - first - 1)
  const start_s = from + (index - first - 1) * step
  return { start_s, end_s: start_s + step }
}

function spell(word = ''): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
