// A mono recording goes in (24 kHz is enough), what was heard in it comes out. Nothing is certain; every finding says how
// sure it is.
import { beatFeatures } from './time/beatFeatures.ts'
import { chroma } from './harmony/chroma.ts'
import { findChords } from './harmony/findChords.ts'
import { findForm } from './form/findForm.ts'
import { findKey, keyFits } from './harmony/findKey.ts'
import { findMelody } from './melody/findMelody.ts'
import { barSpans, findMetre } from './time/findMetre.ts'
import { findTempo } from './time/findTempo.ts'
import { findVocal } from './melody/findVocal.ts'
import type { Heard } from './heard.ts'
import { hearLead } from './melody/hearLead.ts'
import { keepHarmonic } from './harmony/keepHarmonic.ts'
import { onsetStrength } from './time/onsetStrength.ts'
import { pitchSpectrum } from './melody/pitchSpectrum.ts'
import { pitchTrack } from './melody/pitchTrack.ts'
import { settleKey } from './harmony/settleKey.ts'
import { tempoOfBeats, trackBeats } from './time/trackBeats.ts'

export function hearSong(samples: Float32Array, sampleRate: number): Heard {
  const durationSeconds = samples.length / sampleRate
  const onsets = onsetStrength(samples, sampleRate)
  const tempo = findTempo(onsets)
  const beatsSeconds = trackBeats(onsets, tempo.value).filter((at) => at < durationSeconds)
  const spectrum = keepHarmonic(pitchSpectrum(samples, sampleRate))
  const frames = chroma(spectrum)
  const heardChroma = { frames, framesPerSecond: spectrum.framesPerSecond }
  const beats = { beatsSeconds, durationSeconds }
  const features = beatFeatures({ samples, sampleRate }, { chroma: heardChroma, onsets, beatsSeconds })
  const metre = findMetre(features)
  const chordsPerBar = findChords(heardChroma, barSpans(beats, metre), findKey(frames))
  const track = pitchTrack(samples, sampleRate)
  const lead = hearLead(samples, sampleRate)
  return {
    tempoBpm: { ...tempo, value: tempoOfBeats(beatsSeconds, tempo.value) },
    beatsSeconds,
    key: settleKey(keyFits(frames), chordsPerBar),
    beatsPerBar: { value: metre.beatsPerBar, confidence: metre.confidence },
    chordsPerBar,
    sections: findForm(features, metre, beats),
    melody: findMelody(track, lead),
    hasVocal: findVocal(samples, sampleRate, { track, lead }),
  }
}
