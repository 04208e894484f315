import type { Random, StyleIntent } from '@arioso/words'
import { chooseSinger, rangeOf, sexOf, type SingerName } from '../composer/ensemble/chooseSinger.ts'
import type { SungLine, VoicePart } from '../score.ts'

const FURTHEST_SEMITONES = 14

/** Who sings a song again: the same singer, unless somebody of the other sex was asked for, and how far the tune moves. */
export function recast(
  voice: VoicePart,
  asked: StyleIntent['voice'],
  random: Random,
): { singer: SingerName; semitones: number } {
  const isOther = (asked === 'female' || asked === 'male') && asked !== sexOf(voice.singer)
  if (!isOther) return { singer: voice.singer, semitones: 0 }
  const singer = chooseSinger(asked, false, random).name
  return { singer, semitones: bestShift(voice.lines, singer) }
}

// What lies out of reach counts most, then the middle of the voice.
export function bestShift(lines: readonly SungLine[], singer: SingerName): number {
  const { low, high } = rangeOf(singer)
  const pitches = lines.flatMap((line) => line.words.flatMap((word) => word.syllables.map(({ pitch }) => pitch)))
  if (pitches.length === 0) return 0
  const [lowest, highest] = [Math.min(...pitches), Math.max(...pitches)]
  const middle = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length
  let best = 0
  let bestCost = Infinity
  for (let shift = -FURTHEST_SEMITONES; shift <= FURTHEST_SEMITONES; shift++) {
    const outside = Math.max(0, low - lowest - shift) + Math.max(0, highest + shift - high)
    const cost = outside * 4 + Math.abs(middle + shift - (low + high) / 2) + (shift % 12 === 0 ? 0 : 1.5)
    if (cost < bestCost) {
      best = shift
      bestCost = cost
    }
  }
  return best
}
