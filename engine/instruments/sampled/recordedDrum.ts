import { highPass, lowPass } from '../../audio/biquad.ts'
import { pow } from '../../audio/math.ts'
import type { DrumVoice } from '../drums/drumVoice.ts'
import type { SampleStore } from './createSampleStore.ts'
import type { HitName } from './hitData.ts'
import { hitRecording, type Recording } from './recording.ts'
import { sampleBench } from './sampleBench.ts'
import { varyTake } from './varyTake.ts'

/** A soft and a hard stroke of one drum, or one stroke for both. */
export type Strokes = { soft?: HitName; hard: HitName; semitones?: number; longestSeconds?: number }

const HARD_FROM = 0.5
const FADE_SECONDS = 0.05
const TAKE_CENTS = [0, 7, -6, 3]
const LONGEST_SECONDS = 3
const OFFSET_HERTZ = 22

/** Place and level are those of the drum it stands for. */
export function recordedDrum(strokes: Strokes, place: DrumVoice, store: SampleStore): DrumVoice {
  const hard = hitRecording(strokes.hard)
  const soft = strokes.soft === undefined ? hard : hitRecording(strokes.soft)
  const ratio = pow(2, (strokes.semitones ?? 0) / 12)
  const longest = strokes.longestSeconds ?? LONGEST_SECONDS
  const secondsOf = ({ startFrame, endFrame, rate }: Recording): number => (endFrame - startFrame) / rate / ratio
  const seconds = Math.min(longest, Math.max(secondsOf(hard), secondsOf(soft)))
  return {
    ...place,
    seconds,
    play({ velocity, variant, sampleRate }, frames) {
      const recording = velocity >= HARD_FROM ? hard : soft
      const end = Math.min(seconds, secondsOf(recording))
      const cents = TAKE_CENTS[variant % TAKE_CENTS.length]
      // Without a soft stroke a soft one is the hard one heard duller.
      const opening = soft === hard ? velocity : 0.55 + 0.45 * velocity
      const { left } = sampleBench().play(store, recording, {
        frames,
        step: (ratio * pow(2, cents / 1200) * recording.rate) / sampleRate,
        sampleRate,
        skipFrames: 0,
        bend: undefined,
        filters: [
          highPass(OFFSET_HERTZ, 0.7, sampleRate),
          ...(opening > 0.85 ? [] : [lowPass(1500 * pow(2, 3.9 * opening), 0.6, sampleRate)]),
        ],
        level: (at) => Math.max(0, Math.min(1, (end - at) / FADE_SECONDS)),
      })
      varyTake(left, variant, sampleRate)
      return left
    },
  }
}
