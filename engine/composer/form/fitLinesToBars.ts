import type { SpokenWord } from '@arioso/words'
import { fewestSteps } from '../melody/fitSyllables.ts'
import type { SongFrame } from '../songFrame.ts'

export type LyricLine = { text: string; words: SpokenWord[] }

// Broad gives a line twice its bars, for notes that are held; relaxed leaves some room, tight is as fast as words stay clear.
export type LinePace = 'broad' | 'relaxed' | 'tight' | 'rapped'

const SECONDS_PER_SYLLABLE: Record<LinePace, number> = { broad: 0.27, relaxed: 0.27, tight: 0.24, rapped: 0.16 }
const BREATH_SECONDS: Record<LinePace, number> = { broad: 0.6, relaxed: 0.6, tight: 0.45, rapped: 0.2 }

function countSyllables(line: LyricLine): number {
  return line.words.reduce((sum, word) => sum + word.syllables.length, 0)
}

const quickerThan = (pace: LinePace): LinePace => (pace === 'broad' ? 'relaxed' : pace === 'relaxed' ? 'tight' : pace)
// Beyond this a line of words falls apart.
const LONGEST_BROAD_SECONDS = 8.8

function barsForLine(syllables: number, frame: SongFrame, pace: LinePace): number {
  const barSeconds = frame.barSteps * frame.stepSeconds
  const seconds = syllables * SECONDS_PER_SYLLABLE[pace] + BREATH_SECONDS[pace]
  const steps = fewestSteps(syllables, frame, pace === 'rapped' ? 'spoken' : 'sung')
  let bars: number = pace === 'relaxed' || pace === 'broad' ? frame.genre.melody.barsPerLine : 1
  while (bars * barSeconds < seconds || bars * frame.barSteps < steps) bars *= 2
  return pace === 'broad' && 2 * bars * barSeconds <= LONGEST_BROAD_SECONDS ? 2 * bars : bars
}

// Lines of a section share the length most of them need, so that the tune can repeat; only those that do not fit even
// when sung quickly get more, because a line with twice the room is stretched until its words blur.
export function fitLinesToBars(lines: readonly LyricLine[], frame: SongFrame, pace: LinePace): number[] {
  const needed = lines.map((line) => barsForLine(countSyllables(line), frame, pace))
  const sorted = [...needed].sort((a, b) => a - b)
  const usual = sorted[Math.floor(sorted.length * 0.6)] ?? 2
  return lines.map((line, i) =>
    needed[i] <= usual ? usual : Math.max(usual, barsForLine(countSyllables(line), frame, quickerThan(pace))),
  )
}
