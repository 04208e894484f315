import { randomUUID } from 'node:crypto'
import { calls, type Clip } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { pngBase64 } from '../../testing/testImages.ts'
import { signUp, type Answer, type Member } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const generate = (who: Member, changes: object = {}): Promise<Answer> =>
  who.post('/api/generate/v2/', {
    mv: 'arioso-v3-5',
    tags: 'slow waltz',
    transaction_uuid: randomUUID(),
    metadata: { create_mode: 'custom' },
    ...changes,
  })

function clipsOf(answer: Answer): Clip[] {
  expect(answer.body).not.toHaveProperty('code')
  return calls.generate.reply.parse(answer.body).clips
}

const SCORE = JSON.stringify({
  tempoBpm: 120,
  meter: { beats: 4, unit: 4 },
  lengthBeats: 240,
  sections: [{ kind: 'verse', label: 'Verse', startBeat: 0, lengthBeats: 240 }],
  voice: { singer: 'alto' },
})

async function insertSong(owner: Member): Promise<string> {
  const { id } = await insertClip(server.storage, owner.id)
  await server.storage.files.write(clipFiles(id).score, new TextEncoder().encode(SCORE))
  return id
}

describe('what a plan brings', () => {
  it('[CRE-25 e] [CRE-12 d] [MDL-03 c] on Free every field that needs a plan is refused, and nothing is paid', async () => {
    const ada = await signUp(server.url, 'Free Ada')
    const id = await insertSong(ada)
    const persona = { root_clip_id: id, name: 'Low voice', description: '', image_s3_id: null, is_public: true }
    const maker = await signUp(server.url, 'Persona Maker')
    await server.storage.users.update(maker.id, { planKey: 'pro' })
    const { body: made } = await maker.post('/api/persona/create/', {
      ...persona,
      root_clip_id: await insertSong(maker),
      user_input_styles: '',
    })
    const needsPlan: Record<string, object> = {
      mv: { mv: 'arioso-v4' },
      negative_tags: { negative_tags: 'brass' },
      cover_clip_id: { task: 'cover', cover_clip_id: id },
      artist_clip_id: { task: 'artist_consistency', artist_clip_id: id },
      'task artist_cover': { task: 'artist_cover', cover_clip_id: id, artist_clip_id: id },
      persona_id: { task: 'artist_consistency', persona_id: made['id'] },
      infill_clip_id: { task: 'infill', infill_clip_id: id, infill_start_s: 4, infill_end_s: 9 },
      continue_before: { continue_clip_id: id, continue_before: true },
      user_uploaded_images_b64: {
        generation_type: 'IMAGE',
        user_uploaded_images_b64: [pngBase64([200, 90, 40], [20, 30, 60])],
      },
    }
    for (const [field, changes] of Object.entries(needsPlan)) {
      const { status, body } = await generate(ada, changes)
      expect([field, status]).toEqual([field, 403])
      expect(['FEATURE_NOT_IN_PLAN', 'MODEL_NOT_ALLOWED']).toContain(body['code'])
    }
    expect(await server.storage.credits.balance(ada.id)).toEqual({ available: 50, reserved: 0 })
    expect((await generate(ada, { continue_clip_id: id, continue_at: 30 })).status).toBe(200)
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    expect((await generate(ada, { continue_clip_id: id, continue_before: true })).status).toBe(200)
  })

  it('a cover sung by the voice of another song is one task, with that singer and the tune’s own style', async () => {
    const ada = await signUp(server.url, 'Cover Ada')
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    const [tune, voice] = [await insertSong(ada), await insertSong(ada)]
    const asked = { task: 'artist_cover', cover_clip_id: tune, artist_clip_id: voice, tags: '' }
    const [clip] = clipsOf(await generate(ada, asked))
    expect(clip?.metadata).toMatchObject({ task: 'artist_cover', tags: 'slow waltz', history: [{ id: tune }] })
    expect((await server.storage.clips.find(clip?.id ?? ''))?.controls).toMatchObject({
      singer: 'alto',
      edit: { kind: 'cover' },
    })
  })

  it('[CRE-13 d] whoever is exempt makes songs without credits, and pays nothing for them', async () => {
    const ada = await signUp(server.url, 'Guest Ada')
    await ada.get('/api/session/')
    const { available } = await server.storage.credits.balance(ada.id)
    await server.storage.credits.reserveFor({ userId: ada.id, id: 'spent', attempt: 1 }, available)
    expect((await generate(ada)).body).toMatchObject({ code: 'CREDITS_TOO_LOW' })
    expect((await ada.get('/api/session/')).body).toMatchObject({ isOutOfCredits: true })
    await server.storage.flagOverrides.set('exempt-from-credits', ada.id, true, ada.id)
    expect((await ada.get('/api/session/')).body).toMatchObject({ isOutOfCredits: false, credits: 0 })
    expect(clipsOf(await generate(ada))).toHaveLength(2)
    expect(await server.storage.credits.balance(ada.id)).toEqual({ available: 0, reserved: available })
  })

  it('[MDL-03 b] a model behind a flag is offered and sung only with the flag', async () => {
    const ada = await signUp(server.url, 'Model Ada')
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    const offered = async () => {
      const { models } = calls.getBillingInfo.reply.parse((await ada.get('/api/billing/info/')).body)
      return models.map(({ name }) => name)
    }
    expect(await offered()).toContain('v4.5+')
    await server.storage.flagOverrides.set('model-v4-5-plus', ada.id, false, ada.id)
    expect(await offered()).toEqual(['v3.5', 'v4', 'v4.5'])
    expect((await generate(ada, { mv: 'arioso-v4-5-plus' })).body).toMatchObject({ code: 'MODEL_NOT_ALLOWED' })
    await server.storage.flagOverrides.remove('model-v4-5-plus', ada.id)
    expect((await generate(ada, { mv: 'arioso-v4-5-plus' })).status).toBe(200)
  })

  it('[ROW-08 c] [ROW-09 d] with the gate, new songs of Free are previews: two a day become whole, the next one is locked, and a plan opens it', async () => {
    const ada = await signUp(server.url, 'Preview Ada')
    const [plain] = clipsOf(await generate(ada))
    expect(plain?.metadata.type).toBe('gen')
    await server.storage.flagOverrides.set('free-previews', ada.id, true, ada.id)
    const previews = clipsOf(await generate(ada))
    for (const { id } of [...previews, plain].flatMap((clip) => clip ?? [])) {
      await server.storage.clips.update(id, { status: 'complete', jobState: 'completed' })
    }
    const [third] = clipsOf(await generate(ada))
    expect(previews[0]).toMatchObject({ preview_seconds: 60, metadata: { type: 'preview' } })
    const unlock = (id = '') => ada.post(`/api/gen/${id}/unlock_preview/`)
    for (const { id } of previews) {
      const { body } = await unlock(id)
      expect(body).toMatchObject({ metadata: { type: 'gen' } })
      expect(body).not.toHaveProperty('preview_seconds')
    }
    expect((await unlock(third?.id)).body).toMatchObject({ preview_seconds: 0, metadata: { type: 'preview' } })
    expect((await unlock(third?.id)).body).toMatchObject({ code: 'FEATURE_NOT_IN_PLAN' })
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    const { body } = await unlock(third?.id)
    expect(body).toMatchObject({ metadata: { type: 'gen' } })
    expect(body).not.toHaveProperty('preview_seconds')
  })

  it('[CRE-24 e] where the link came from that opened the form is kept with the song', async () => {
    const ada = await signUp(server.url, 'Linked Ada')
    const [clip] = clipsOf(await generate(ada, { metadata: { create_mode: 'custom', utm_source: 'mail' } }))
    expect((await server.storage.clips.find(clip?.id ?? ''))?.controls).toMatchObject({ utmSource: 'mail' })
  })
})

describe('rights', () => {
  const buy = (who: Member, id: string) => who.post('/api/billing/buy-rights/', { clip_id: id })

  it('[ACC-05 c] [API-05 c] a song made on Free is for personal use until its rights are bought; a plan brings them', async () => {
    const ada = await signUp(server.url, 'Rights Ada')
    const id = await insertSong(ada)
    expect((await ada.get(`/api/clip/${id}`)).body).toMatchObject({ ownership: null })
    for (const answer of [await buy(ada, id), await buy(ada, id), await ada.get(`/api/clip/${id}`)]) {
      expect(answer.body).toMatchObject({ ownership: { ownership_reason: 'bought' } })
    }
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    const [made] = clipsOf(await generate(ada))
    expect(made).toMatchObject({ ownership: { ownership_reason: 'subscribed' } })
    expect((await buy(ada, made?.id ?? '')).body).toMatchObject({ code: 'CLIP_NOT_READY' })
  })
})
