import type { StereoRow } from '../audio/kernels/createDesk.ts'
import { dbToGain } from '../audio/math.ts'
import type { NoteMixer } from '../instruments/createNoteMixer.ts'
import { secondsPerBeat, type Score } from '../score.ts'
import type { Singer, SungAudio } from '../voice/createSinger.ts'

export type VoiceTrack = {
  /** Adds the singing from `startFrame` on; false when nobody sings. Windows must follow one another. */
  play: (target: StereoRow, startFrame: number) => boolean
}

// A line's first consonants come before its first beat, by how much only rendering tells.
const EARLY_SECONDS = 0.8

/** Lines in the order in which they are first needed. */
export function lineOrder(score: Score): number[] {
  const starts = (score.voice?.lines ?? []).map((line) => line.words[0]?.syllables[0]?.startBeat ?? 0)
  return starts.map((_, index) => index).sort((a, b) => starts[a] - starts[b])
}

/** Lines are sung when the first window that may contain them is asked for, and forgotten after the last. */
export function createVoiceTrack(score: Score, singer: Singer, mixNote: NoteMixer, sampleRate: number): VoiceTrack {
  const beatFrames = secondsPerBeat(score) * sampleRate
  const gain = dbToGain(score.voice?.gainDb ?? 0)
  const waiting = lineOrder(score)
  let sounding: SungAudio[] = []

  function earliest(index: number): number {
    const beat = score.voice?.lines[index]?.words[0]?.syllables[0]?.startBeat ?? 0
    return beat * beatFrames - EARLY_SECONDS * sampleRate
  }

  return {
    play(target, startFrame) {
      while (waiting.length > 0 && earliest(waiting[0]) < startFrame + target.left.length) {
        const index = waiting.shift()
        if (index !== undefined) sounding.push(singer.renderLine(index))
      }
      sounding = sounding.filter((line) => line.startFrame + line.samples.length > startFrame)
      for (const { startFrame: lineStart, samples } of sounding) {
        const placed = { startFrame: lineStart, releaseFrame: Infinity, releaseFrames: 1 }
        mixNote(target, startFrame, { left: samples, right: samples }, { ...placed, leftGain: gain, rightGain: gain })
      }
      return sounding.length > 0
    },
  }
}
