// A mono recording goes in (24 kHz is enough), what was heard in it comes out. Nothing is certain; every finding says how
// sure it is.
import { chroma } from './chroma.ts'
import { findChords } from './findChords.ts'
import { findKey } from './findKey.ts'
import { findMelody } from './findMelody.ts'
import { findTempo } from './findTempo.ts'
import { findVocal } from './findVocal.ts'
import type { Heard } from './heard.ts'
import { hearLead } from './hearLead.ts'
import { keepHarmonic } from './keepHarmonic.ts'
import { onsetStrength } from './onsetStrength.ts'
import { pitchSpectrum } from './pitchSpectrum.ts'
import { pitchTrack } from './pitchTrack.ts'
import { tempoOfBeats, trackBeats } from './trackBeats.ts'

export function hearSong(samples: Float32Array, sampleRate: number): Heard {
  const durationSeconds = samples.length / sampleRate
  const onsets = onsetStrength(samples, sampleRate)
  const tempo = findTempo(onsets)
  const beatsSeconds = trackBeats(onsets, tempo.value).filter((at) => at < durationSeconds)
  const spectrum = keepHarmonic(pitchSpectrum(samples, sampleRate))
  const frames = chroma(spectrum)
  const key = findKey(frames)
  const track = pitchTrack(samples, sampleRate)
  const lead = hearLead(samples, sampleRate)
  return {
    tempoBpm: { ...tempo, value: tempoOfBeats(beatsSeconds, tempo.value) },
    beatsSeconds,
    key,
    chordsPerBar: findChords(
      { frames, framesPerSecond: spectrum.framesPerSecond },
      { beatsSeconds, durationSeconds },
      key,
      onsets,
    ),
    melody: findMelody(track, lead),
    hasVocal: findVocal(samples, sampleRate, { track, lead }),
  }
}
