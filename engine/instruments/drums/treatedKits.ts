import { highShelf, lowPass } from '../../audio/biquad.ts'
import { ACOUSTIC, BRUSH, ROCK } from './acousticKits.ts'
import { filtered, saturate, type DrumVoice, type Kit } from './drumVoice.ts'
import { EIGHT_O_EIGHT } from './machineKits.ts'

/** Through a small speaker and an old sampler: dull, driven, fewer bits and fewer samples. */
function crushed(voice: DrumVoice): DrumVoice {
  return {
    ...voice,
    play: (note, frames) => {
      const out = voice.play(note, frames)
      saturate(out, 1.8)
      const hold = Math.max(1, Math.round(note.sampleRate / 16_000))
      for (let i = 0; i < frames; i++) out[i] = Math.round(out[i - (i % hold)] * 200) / 200
      return filtered(out, [lowPass(5200, 0.8, note.sampleRate), lowPass(8000, 0.7, note.sampleRate)])
    },
  }
}

/** A record's break, sampled and sped up: shorter, higher, hotter. */
function chopped(voice: DrumVoice): DrumVoice {
  return {
    ...voice,
    seconds: voice.seconds * 0.86,
    play: (note, frames) => {
      const out = voice.play({ ...note, sampleRate: note.sampleRate * 0.86 }, frames)
      saturate(out, 2.4)
      return filtered(out, [highShelf(7000, -3, note.sampleRate), lowPass(12_500, 0.7, note.sampleRate)])
    },
  }
}

function treated(kit: Kit, treat: (voice: DrumVoice) => DrumVoice): Kit {
  return Object.fromEntries(Object.entries(kit).map(([pitch, voice]) => [pitch, treat(voice)]))
}

export const LOFI: Kit = treated({ ...ACOUSTIC, 36: BRUSH[36], 39: EIGHT_O_EIGHT[39] }, crushed)
export const BREAK: Kit = treated({ ...ROCK, 38: ACOUSTIC[38], 42: ACOUSTIC[42], 51: ACOUSTIC[51] }, chopped)
