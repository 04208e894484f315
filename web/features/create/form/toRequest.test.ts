import { generateRequest } from '@arioso/contract/calls/generate'
import { describe, expect, it } from 'vitest'
import { emptyForm, type CreateForm } from './createForm.ts'
import { toRequest } from './toRequest.ts'

const CLIP = '7b1d7a3e-9a54-4a52-9a77-0d8f5f2f8f10'
const TRANSACTION = '5ea11df0-27b1-4d0c-8f9f-3a0f4d6f2f11'
const custom = { ...emptyForm, mode: 'custom' as const }
const cover = { kind: 'cover' as const, clipId: CLIP, fromSeconds: null, toSeconds: null }

describe('what the create form sends', () => {
  it('Simple sends the description and nothing of what Custom holds', () => {
    const form = { ...emptyForm, description: ' rain ', lyrics: 'mine', style: 'folk', instrumental: true }
    expect(toRequest(form, 'default', TRANSACTION)).toEqual({
      mv: form.modelKey,
      project_id: 'default',
      transaction_uuid: TRANSACTION,
      gpt_description_prompt: 'rain',
      make_instrumental: true,
      metadata: { create_mode: 'simple' },
    })
  })

  it('[CRE-25 a] [CRE-24 e] Custom carries every field of the form, and the contract takes it', () => {
    const form = {
      ...emptyForm,
      mode: 'custom' as const,
      lyrics: '[Verse]\nmine',
      style: 'folk',
      excludedStyle: 'drums',
      title: ' Home ',
      modelKey: 'arioso-v4',
      lyricsModel: 'remi' as const,
      source: { kind: 'extension' as const, clipId: CLIP, atSeconds: 12, direction: 'before' as const },
      borrowedVoice: { from: 'clip' as const, id: CLIP },
      speedClipId: CLIP,
      voice: 'f' as const,
      seed: 7,
      tempoBpm: 90,
      key: 'G minor',
      weirdness: 0.8,
      usesPersonalization: true,
      linkSource: 'mail',
      inspirationIds: [CLIP],
    }
    const request = generateRequest.parse(toRequest(form, 'default', TRANSACTION))
    expect(request).toMatchObject({
      mv: 'arioso-v4',
      prompt: '[Verse]\nmine',
      tags: 'folk',
      negative_tags: 'drums',
      title: 'Home',
      task: 'artist_consistency',
      continue_clip_id: CLIP,
      continue_at: 12,
      continue_before: true,
      cover_clip_id: null,
      artist_clip_id: CLIP,
      persona_id: null,
      speed_clip_id: CLIP,
      metadata: {
        create_mode: 'custom',
        lyrics_model: 'remi',
        vocal_gender: 'f',
        seed: 7,
        tempo_bpm: 90,
        key: 'G minor',
        is_remix: true,
        use_personalization: true,
        control_sliders: { weirdness_constraint: 0.8, style_weight: 0.5 },
      },
    })
  })

  it('songs to be inspired by are sent, unless another song is what it is made of', () => {
    const form = { ...custom, inspirationIds: [CLIP] }
    expect(toRequest(form, 'default', TRANSACTION)).toMatchObject({ playlist_clip_ids: [CLIP] })
    expect(toRequest({ ...form, source: cover }, 'default', TRANSACTION)).not.toHaveProperty('playlist_clip_ids')
  })

  it('a cover names its task and its song', () => {
    const form = { ...custom, style: 'jazz', source: cover }
    expect(toRequest(form, 'default', TRANSACTION)).toMatchObject({ task: 'cover', cover_clip_id: CLIP })
    const part = { ...form, source: { ...cover, fromSeconds: 10, toSeconds: 40 } }
    expect(toRequest(part, 'default', TRANSACTION)).toMatchObject({ cover_start_s: 10, cover_end_s: 40 })
  })

  it('[CRE-25 a] a borrowed voice is of a song or of a persona, and only a song’s makes a cover its own task', () => {
    const taskWith = (form: Partial<CreateForm>) => toRequest({ ...custom, ...form }, 'default', TRANSACTION)
    const ofSong = { borrowedVoice: { from: 'clip', id: CLIP } } as const
    const ofPersona = { borrowedVoice: { from: 'persona', id: CLIP } } as const
    expect(taskWith(ofSong)).toMatchObject({ task: 'artist_consistency', artist_clip_id: CLIP, persona_id: null })
    expect(taskWith(ofPersona)).toMatchObject({ task: 'artist_consistency', artist_clip_id: null, persona_id: CLIP })
    expect(taskWith({ ...ofSong, source: cover })).toMatchObject({ task: 'artist_cover', artist_clip_id: CLIP })
    expect(taskWith({ ...ofPersona, source: cover })).toMatchObject({ task: 'cover', persona_id: CLIP })
  })

  it('what was chosen for one mode is not sent from another', () => {
    const form = { ...emptyForm, source: cover, areImagesRead: true, images: ['data:,QUJD'] }
    expect(toRequest(form, 'default', TRANSACTION)).not.toHaveProperty('cover_clip_id')
    expect(toRequest({ ...form, mode: 'custom' }, 'default', TRANSACTION)).not.toHaveProperty('generation_type')
  })

  it('an upsampled style stands in for the short one, and an instrumental has no lyrics and no voice', () => {
    const form = { ...custom, style: 'folk', upsampledStyle: 'warm folk, 90 bpm', lyrics: 'x' }
    const request = toRequest({ ...form, instrumental: true, voice: 'm' }, 'default', TRANSACTION)
    expect(request).toMatchObject({ tags: 'warm folk, 90 bpm', prompt: '', metadata: { create_mode: 'custom' } })
    expect(request.metadata).not.toHaveProperty('vocal_gender')
  })

  it('pictures are sent bare, with generation_type IMAGE', () => {
    const form = { ...emptyForm, areImagesRead: true, images: ['data:image/jpeg;base64,QUJD'] }
    expect(toRequest({ ...form, description: 'sea' }, 'default', TRANSACTION)).toMatchObject({
      generation_type: 'IMAGE',
      user_uploaded_images_b64: ['QUJD'],
      gpt_description_prompt: 'sea',
    })
  })
})
