import { dbToGain } from '../audio/math.ts'
import { secondsPerBeat, type Score } from '../score.ts'
import type { Singer, SungAudio } from '../voice/createSinger.ts'

export type VoiceTrack = {
  /** Adds the singing from `startFrame` on; false when nobody sings. Windows must follow one another. */
  play: (left: Float32Array, right: Float32Array, startFrame: number, frames: number) => boolean
}

// A line's first consonants come before its first beat, by how much only rendering tells.
const EARLY_SECONDS = 0.8

/** Lines are sung when the first window that may contain them is asked for, and forgotten after the last. */
export function createVoiceTrack(score: Score, singer: Singer, sampleRate: number): VoiceTrack {
  const beatFrames = secondsPerBeat(score) * sampleRate
  const gain = dbToGain(score.voice?.gainDb ?? 0)
  const earliest = (score.voice?.lines ?? []).map((line) => {
    const beat = line.words[0]?.syllables[0]?.startBeat ?? 0
    return beat * beatFrames - EARLY_SECONDS * sampleRate
  })
  const waiting = earliest.map((_, index) => index).sort((a, b) => earliest[a] - earliest[b])
  let sounding: SungAudio[] = []

  return {
    play(left, right, startFrame, frames) {
      while (waiting.length > 0 && earliest[waiting[0]] < startFrame + frames) {
        const index = waiting.shift()
        if (index !== undefined) sounding.push(singer.renderLine(index))
      }
      sounding = sounding.filter((line) => line.startFrame + line.samples.length > startFrame)
      for (const line of sounding) {
        const from = Math.max(startFrame, line.startFrame)
        const to = Math.min(startFrame + frames, line.startFrame + line.samples.length)
        for (let frame = from; frame < to; frame++) {
          const x = line.samples[frame - line.startFrame] * gain
          left[frame - startFrame] += x
          right[frame - startFrame] += x
        }
      }
      return sounding.length > 0
    },
  }
}
