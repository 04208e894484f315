import { syllabify } from '@arioso/words'
import { findSharedSyllables } from '../../../engine/composer/melody/refrain.ts'
import type { Score, SungLine, SungSyllable } from '../../../engine/score.ts'

/** Words that return inside the first chorus: whether their notes do. Pairs of lines: how many end on tonic or dominant. */
export type HookFigures = { hookReturns?: boolean; restingEnds?: number }

const FIFTH = 7
const SAME_BEATS = 0.13

const syllablesOf = ({ words }: SungLine): SungSyllable[] => words.flatMap((word) => word.syllables)
const asLyrics = ({ text }: SungLine) => ({ text, words: syllabify(text).filter((word) => word.syllables.length > 0) })

function isSame(first: readonly SungSyllable[], again: readonly SungSyllable[]): boolean {
  return first.every(({ pitch, startBeat }, i) => {
    const distance = startBeat - first[0].startBeat - (again[i].startBeat - again[0].startBeat)
    return pitch === again[i].pitch && Math.abs(distance) < SAME_BEATS
  })
}

function hookReturns(lines: readonly SungLine[]): boolean | undefined {
  for (let i = 1; i < lines.length; i++) {
    for (const earlier of lines.slice(0, i)) {
      const shared = findSharedSyllables(asLyrics(lines[i]), asLyrics(earlier))
      if (!shared) continue
      const cut = (line: SungLine, from: number) => syllablesOf(line).slice(from, from + shared.count)
      return isSame(cut(earlier, shared.before), cut(lines[i], shared.from))
    }
  }
  return undefined
}

export function hookFigures({ voice, sections, key }: Score): HookFigures {
  const lines = (voice?.lines ?? []).filter(({ delivery }) => delivery !== 'spoken')
  const chorus = lines.find(({ section }) => sections[section].kind === 'chorus')?.section
  const returns = hookReturns(lines.filter(({ section }) => section === chorus))
  const ends = lines.flatMap((line, i) => {
    const nth = lines.slice(0, i).filter(({ section }) => section === line.section).length
    const last = syllablesOf(line).at(-1)
    return nth % 2 === 1 && last ? [(last.pitch - key.tonic + 120) % 12] : []
  })
  const resting = ends.filter((tone) => tone === 0 || tone === FIFTH).length
  return {
    ...(returns !== undefined && { hookReturns: returns }),
    ...(ends.length > 0 && { restingEnds: resting / ends.length }),
  }
}
