import { syllabify } from '@arioso/words'
import type { SungLine, SungSyllable } from '../../score.ts'

export type ShownWord = { text: string; syllables: readonly SungSyllable[] }

// What is sung has lost its commas, hyphens and digits. Each written word gets back all it was sung as: "1987," is three.
export function spellAsWritten({ text, words }: SungLine): readonly ShownWord[] {
  const shown: ShownWord[] = []
  let next = 0
  for (const written of text.split(/\s+/).filter((token) => token !== '')) {
    const spoken = syllabify(written).filter(({ syllables }) => syllables.length > 0).length
    const last = shown.at(-1)
    if (spoken > 0) {
      shown.push({ text: written, syllables: words.slice(next, next + spoken).flatMap(({ syllables }) => syllables) })
      next += spoken
    } else if (last !== undefined) shown[shown.length - 1] = { ...last, text: `${last.text} ${written}` }
  }
  // A line whose words were changed after it was written is shown as it is sung.
  return next === words.length ? shown : words
}
