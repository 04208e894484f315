import { AppError, may, type Actor } from '@arioso/contract'
import { parseKey } from '@arioso/providers/words'
import type { ClipControls } from '@arioso/storage'
import type { AskedSong } from './readAskedSong.ts'

const VOICES = { f: 'female', m: 'male' } as const

// What the person set by hand, checked; what they left alone stays out, so that style and seed decide.
export function readControls(actor: Actor, { settings, isPersonal }: AskedSong): ClipControls {
  const { vocal_gender, tempo_bpm, key, plan, lyrics_model, utm_source, control_sliders: sliders } = settings
  if (isPersonal && !may('personalize', actor)) throw new AppError('FORBIDDEN')
  if (key !== undefined && parseKey(key) === undefined) {
    throw new AppError('FIELDS_INVALID', {}, { 'metadata.key': 'A key, like F# minor or Bb major' })
  }
  return {
    ...(vocal_gender !== undefined && { voice: VOICES[vocal_gender] }),
    ...(tempo_bpm !== undefined && { tempoBpm: tempo_bpm }),
    ...(key !== undefined && { key: key.trim() }),
    ...(plan !== undefined && { plan }),
    ...(lyrics_model !== undefined && { lyricsModel: lyrics_model }),
    ...(utm_source !== undefined && { utmSource: utm_source }),
    ...(sliders?.weirdness_constraint !== undefined && { weirdness: sliders.weirdness_constraint }),
    ...(sliders?.style_weight !== undefined && { styleStrength: sliders.style_weight }),
    ...(sliders?.audio_weight !== undefined && { audioStrength: sliders.audio_weight }),
  }
}
