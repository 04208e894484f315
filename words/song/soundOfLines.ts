import { meterScore } from '../sound/meter.ts'
import { countSung } from '../sound/pronounce.ts'
import { rhymeScore, rhymeSound } from '../sound/rhyme.ts'

// What a score hears of an entry's lines.
export type LinesSound = { meter: number; sung: number; lastRhyme: string; opensInPair: boolean }

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

export function soundOfLines(lines: readonly string[]): LinesSound {
  const [first = '', second = ''] = lines
  return {
    meter: mean(lines.map(meterScore)),
    sung: mean(lines.map(countSung)),
    lastRhyme: rhymeSound(lines.at(-1) ?? ''),
    opensInPair: rhymeScore(first, second) > 0,
  }
}
