import { SLIDER } from '@arioso/contract/limits'
import type { GenerateInput } from '@arioso/contract/calls/generate'
import type { CreateForm, PlanRow } from './createForm.ts'
import { isLeadingUp, isRework, type SongSource } from './songSource.ts'

const UTM_SOURCE_MAX = 100

type Metadata = GenerateInput['metadata']

// The form as the generate call takes it. What was left to the song is left out.
export function toRequest(form: CreateForm, workspaceId: string, transactionUuid: string): GenerateInput {
  const order = { mv: form.modelKey, project_id: workspaceId, transaction_uuid: transactionUuid }
  if (form.mode !== 'simple') return { ...order, ...customParts(form) }
  return { ...order, ...(form.areImagesRead ? imageParts(form) : simpleParts(form)) }
}

function simpleParts(form: CreateForm) {
  return {
    gpt_description_prompt: form.description.trim(),
    make_instrumental: form.instrumental,
    metadata: { create_mode: 'simple' } satisfies Metadata,
  }
}

function imageParts(form: CreateForm) {
  return {
    ...simpleParts(form),
    generation_type: 'IMAGE' as const,
    user_uploaded_images_b64: form.images.map(withoutPrefix),
    tags: form.style.trim(),
    title: form.title.trim(),
  }
}

/** The words and the style, as the composer gets them. */
export function wordsAndStyle(form: CreateForm) {
  return {
    prompt: form.instrumental ? '' : form.lyrics,
    tags: (form.upsampledStyle ?? form.style).trim(),
    negative_tags: form.excludedStyle.trim(),
    title: form.title.trim(),
    make_instrumental: form.instrumental,
  }
}

function customParts(form: CreateForm) {
  return {
    ...wordsAndStyle(form),
    task: taskOf(form),
    ...sourceParts(form.source),
    artist_clip_id: form.borrowedVoice?.from === 'clip' ? form.borrowedVoice.id : null,
    persona_id: form.borrowedVoice?.from === 'persona' ? form.borrowedVoice.id : null,
    speed_clip_id: form.speedClipId,
    ...(isRework(form.source) ? {} : { playlist_clip_ids: form.inspirationIds }),
    metadata: customMetadata(form),
  }
}

function sourceParts(source: SongSource): Partial<GenerateInput> {
  switch (source.kind) {
    case 'nothing':
      return {}
    case 'cover':
      return { cover_clip_id: source.clipId, cover_start_s: source.fromSeconds, cover_end_s: source.toSeconds }
    case 'extension':
      return {
        continue_clip_id: source.clipId,
        continue_at: source.atSeconds,
        continue_before: isLeadingUp(source),
      }
  }
}

// A cover sung by the voice of another song is its own task.
function taskOf({ source, borrowedVoice }: CreateForm): GenerateInput['task'] {
  if (source.kind === 'cover') return borrowedVoice?.from === 'clip' ? 'artist_cover' : 'cover'
  return borrowedVoice === null ? null : 'artist_consistency'
}

function customMetadata(form: CreateForm): Metadata {
  const sliders = {
    weirdness_constraint: form.weirdness,
    style_weight: form.styleWeight,
  }
  const isSteered = Object.values(sliders).some((value) => value !== SLIDER.usual)
  return {
    create_mode: 'custom',
    ...(form.lyricsModel === 'default' ? {} : { lyrics_model: form.lyricsModel }),
    ...(form.voice === 'any' || form.instrumental ? {} : { vocal_gender: form.voice }),
    ...(form.seed === null ? {} : { seed: form.seed }),
    ...(form.tempoBpm === null ? {} : { tempo_bpm: form.tempoBpm }),
    ...(form.key === null ? {} : { key: form.key }),
    ...(form.plan === null || isRework(form.source) ? {} : { plan: { sections: form.plan.map(toPlanned) } }),
    ...(isRework(form.source) ? { is_remix: true } : {}),
    ...(form.linkSource === null ? {} : { utm_source: form.linkSource.slice(0, UTM_SOURCE_MAX) }),
    ...(form.usesPersonalization ? { use_personalization: true } : {}),
    ...(isSteered ? { control_sliders: sliders } : {}),
  }
}

function toPlanned({ kind, bars, energy, chords }: PlanRow) {
  return { kind, bars, ...(energy !== null && { energy }), chords: chords.trim() }
}

// data:image/jpeg;base64,…
function withoutPrefix(dataUrl: string): string {
  return dataUrl.slice(dataUrl.indexOf(',') + 1)
}
