import { AppError, may, type Actor } from '@arioso/contract'
import type { GenerateRequest } from '@arioso/contract/calls/generate'
import { parseKey } from '@arioso/providers/words'
import type { ClipControls } from '@arioso/storage'

const VOICES = { f: 'female', m: 'male' } as const

// What the person set by hand, checked; what they left alone stays out, so that style and seed decide.
export function readControls(actor: Actor, { metadata }: GenerateRequest): ClipControls {
  const { vocal_gender, tempo_bpm, key, lyrics_model, control_sliders: sliders } = metadata
  if (metadata.use_personalization === true && !may('personalize', actor)) throw new AppError('FORBIDDEN')
  if (key !== undefined && parseKey(key) === undefined) {
    throw new AppError('FIELDS_INVALID', {}, { 'metadata.key': 'A tonic and a mode, like F# minor or Bb major' })
  }
  return {
    ...(vocal_gender !== undefined && { voice: VOICES[vocal_gender] }),
    ...(tempo_bpm !== undefined && { tempoBpm: tempo_bpm }),
    ...(key !== undefined && { key: key.trim() }),
    ...(lyrics_model !== undefined && { lyricsModel: lyrics_model }),
    ...(sliders?.weirdness_constraint !== undefined && { weirdness: sliders.weirdness_constraint }),
    ...(sliders?.style_weight !== undefined && { styleStrength: sliders.style_weight }),
    ...(sliders?.audio_weight !== undefined && { audioStrength: sliders.audio_weight }),
  }
}
