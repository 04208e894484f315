import type { Instrument } from '../instrument.ts'
import { mono } from '../instrument.ts'
import type { Kit } from './drumVoice.ts'
import { drumOf, KITS } from './kits.ts'

export function createKit(name: keyof typeof KITS, kit: Kit = KITS[name]): Instrument {
  return {
    name,
    kind: 'drums',
    lowestPitch: 35,
    highestPitch: 83,
    velocityLayers: 4,
    variants: 2,
    releaseSeconds: 0.02,
    rings: true,
    soundsFor: (pitch) => drumOf(kit, pitch).seconds,
    panOf: (pitch) => drumOf(kit, pitch).pan,
    play: (note) => {
      const voice = drumOf(kit, note.pitch)
      const out = voice.play(note, Math.ceil(voice.seconds * note.sampleRate))
      scaleToPeak(out, voice.peak)
      fadeOut(out, note.sampleRate)
      return mono(out)
    },
  }
}

function scaleToPeak(samples: Float32Array, peak: number): void {
  let highest = 1e-9
  for (let i = 0; i < samples.length; i++) highest = Math.max(highest, Math.abs(samples[i]))
  for (let i = 0; i < samples.length; i++) samples[i] *= peak / highest
}

function fadeOut(samples: Float32Array, sampleRate: number): void {
  const frames = Math.min(samples.length, Math.round(0.02 * sampleRate))
  for (let i = 0; i < frames; i++) samples[samples.length - 1 - i] *= i / frames
}
