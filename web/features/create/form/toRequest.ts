import { SLIDER } from '@arioso/contract/limits'
import type { GenerateInput } from '@arioso/contract/calls/generate'
import type { CreateForm, PlanRow } from './createForm.ts'

const UTM_SOURCE_MAX = 100

type Metadata = GenerateInput['metadata']

// The form as the generate call takes it. What was left to the song is left out.
export function toRequest(form: CreateForm, workspaceId: string, transactionUuid: string): GenerateInput {
  const order = { mv: form.mv, project_id: workspaceId, transaction_uuid: transactionUuid }
  if (form.generationType === 'IMAGE') return { ...order, ...imageParts(form) }
  return { ...order, ...(form.isSimple ? simpleParts(form) : customParts(form)) }
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
    user_uploaded_images_b64: form.imageData.map(withoutPrefix),
    tags: form.style.trim(),
    title: form.title.trim(),
  }
}

function customParts(form: CreateForm) {
  return {
    prompt: form.instrumental ? '' : form.lyrics,
    tags: (form.upsampledStyle ?? form.style).trim(),
    negative_tags: form.negativeTags.trim(),
    title: form.title.trim(),
    make_instrumental: form.instrumental,
    task: taskOf(form),
    continue_clip_id: form.continueClipId,
    continue_at: form.continueClipId === null ? null : form.continueAtSeconds,
    continue_before: form.continueClipId !== null && form.continuesBefore,
    cover_clip_id: form.coverClipId,
    cover_start_s: form.coverClipId === null ? null : form.coverFromSeconds,
    cover_end_s: form.coverClipId === null ? null : form.coverToSeconds,
    artist_clip_id: form.artistClipId,
    speed_clip_id: form.speedClipId,
    persona_id: form.personaId,
    ...(isRework(form) ? {} : { playlist_clip_ids: form.inspirationIds }),
    infill_start_s: form.infillFromSeconds,
    infill_end_s: form.infillToSeconds,
    metadata: customMetadata(form),
  }
}

// A cover sung by the voice of another song is its own task.
function taskOf({ coverClipId, artistClipId, task }: CreateForm): GenerateInput['task'] {
  if (coverClipId !== null) return artistClipId === null ? 'cover' : 'artist_cover'
  return artistClipId === null ? task : 'artist_consistency'
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
    ...(form.plan === null || isRework(form) ? {} : { plan: { sections: form.plan.map(toPlanned) } }),
    ...(isRework(form) ? { is_remix: true } : {}),
    ...(form.linkSource === null ? {} : { utm_source: form.linkSource.slice(0, UTM_SOURCE_MAX) }),
    ...(form.usesPersonalization ? { use_personalization: true } : {}),
    ...(isSteered ? { control_sliders: sliders } : {}),
  }
}

function toPlanned({ kind, bars, energy, chords }: PlanRow) {
  return { kind, bars, ...(energy !== null && { energy }), chords: chords.trim() }
}

// What goes on from a song or covers it takes everything from that one.
function isRework({ continueClipId, coverClipId }: CreateForm): boolean {
  return continueClipId !== null || coverClipId !== null
}

// data:image/jpeg;base64,…
function withoutPrefix(dataUrl: string): string {
  return dataUrl.slice(dataUrl.indexOf(',') + 1)
}
