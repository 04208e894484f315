import type { StereoRow } from '../../audio/kernels/createDesk.ts'
import { cos, dbToGain, sin, TAU } from '../../audio/math.ts'
import type { NoteMixer } from '../../instruments/createNoteMixer.ts'
import { secondsPerBeat, type Score } from '../../score.ts'
import type { Singer, SungAudio } from '../../voice/singing/createSinger.ts'
import { lineOrder, linesToSing } from '../../voice/singing/linesToSing.ts'
import { voiceTreatmentOf } from './voiceTreatment.ts'

export type VoiceTrack = {
  /** Adds the singing from `startFrame` on; false when nobody sings. Windows must follow one another. */
  play: (target: StereoRow, startFrame: number) => boolean
}

// A line's first consonants and the breath before them come before its first beat, by how much only rendering tells.
const EARLY_SECONDS = 1

// Equal power, full level on both sides in the middle.
function sideGains(gainDb: number, pan: number): { leftGain: number; rightGain: number } {
  const angle = ((pan + 1) * TAU) / 8
  const gain = dbToGain(gainDb) * Math.SQRT2
  return { leftGain: gain * cos(angle), rightGain: gain * sin(angle) }
}

// An echo comes back darker: a one-pole low-pass at about 3.5 kHz.
const ECHO_SHARE = 0.37

function darkened(samples: SungAudio['samples']): SungAudio['samples'] {
  const dark = new Float32Array(samples.length)
  let state = 0
  for (let i = 0; i < samples.length; i++) {
    state += ECHO_SHARE * (samples[i] - state)
    dark[i] = state
  }
  return dark
}

/** Lines are sung when the first window that may contain them is asked for, and forgotten after the last. */
export function createVoiceTrack(score: Score, singer: Singer, mixNote: NoteMixer, sampleRate: number): VoiceTrack {
  const beatFrames = secondsPerBeat(score) * sampleRate
  const places = linesToSing(score)
  const waiting = lineOrder(score)
  const slap = voiceTreatmentOf(score)?.slap
  let sounding: (SungAudio & ReturnType<typeof sideGains> & { isEcho?: boolean })[] = []

  function earliest(index: number): number {
    const beat = places[index]?.line.words[0]?.syllables[0]?.startBeat ?? 0
    return beat * beatFrames - EARLY_SECONDS * sampleRate
  }

  return {
    play(target, startFrame) {
      while (waiting.length > 0 && earliest(waiting[0]) < startFrame + target.left.length) {
        const index = waiting.shift()
        if (index === undefined) continue
        const { gainDb, pan } = places[index]
        const line = singer.renderLine(index)
        sounding.push({ ...line, ...sideGains(gainDb, pan) })
        if (!slap) continue
        const startFrame = line.startFrame + Math.round(slap.seconds * sampleRate)
        const echo = { startFrame, samples: darkened(line.samples), isEcho: true }
        sounding.push({ ...echo, ...sideGains(gainDb + slap.gainDb, pan) })
      }
      sounding = sounding.filter((line) => {
        const sounds = line.startFrame + line.samples.length > startFrame
        if (!sounds && !line.isEcho) singer.letGo?.(line)
        return sounds
      })
      for (const { samples, startFrame: from, leftGain, rightGain } of sounding) {
        const placed = { startFrame: from, leftGain, rightGain, releaseFrame: Infinity, releaseFrames: 1 }
        mixNote(target, startFrame, { left: samples, right: samples }, placed)
      }
      return sounding.length > 0
    },
  }
}
