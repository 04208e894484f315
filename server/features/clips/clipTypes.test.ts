import { randomUUID } from 'node:crypto'
import { calls, clipType, PREVIEW_SECONDS, type ClipType } from '@arioso/contract'
import { type StoredClip, clipFiles } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Answer, type Member } from '../../testing/visitor.ts'

let server: TestServer
let pro: Member
let free: Member
let song: StoredClip
let extension: StoredClip
beforeAll(async () => {
  server = await startTestServer()
  ;[pro, free] = [await signUp(server.url), await signUp(server.url)]
  await server.storage.users.update(pro.id, { planKey: 'pro' })
  song = await insertSong({ tempoBpm: 100 })
  const chain = [{ clipId: song.id, untilSeconds: 30 }]
  extension = await insertSong({ parentClipId: song.id, controls: { edit: { kind: 'extend', chain } } })
  await server.storage.flagOverrides.set('manual-unlock', free.id, true, free.id)
})
afterAll(() => server.close())

async function insertSong(changes: Parameters<typeof insertClip>[2]): Promise<StoredClip> {
  const clip = await insertClip(server.storage, pro.id, changes)
  await server.storage.files.write(clipFiles(clip.id).score, new TextEncoder().encode('{}'))
  return clip
}

const generate = (member: Member, changes: object = {}): Promise<Answer> =>
  member.post('/api/generate/v2/', {
    mv: 'arioso-v3-5',
    gpt_description_prompt: 'a slow waltz about the sea',
    transaction_uuid: randomUUID(),
    metadata: { create_mode: 'simple' },
    ...changes,
  })

async function upload(): Promise<Answer> {
  const { body } = await pro.post('/api/uploads/audio/', { extension: 'wav', upload_type: 'file_upload' })
  const id = String(body['id'])
  await server.storage.audioUploads.update(id, { status: 'complete', durationSeconds: 12, title: 'Hum' })
  const made = await pro.post(`/api/uploads/audio/${id}/initialize-clip/`)
  return pro.get(`/api/clip/${String(made.body['clip_id'])}`)
}

const madeBy: Record<ClipType, () => Promise<Answer>> = {
  gen: () => generate(pro),
  preview: () => generate(free),
  concat: () => pro.post('/api/generate/concat/v2/', { clip_id: extension.id }),
  concat_infilling: () => generate(pro, { infill_clip_id: song.id, infill_start_s: 10, infill_end_s: 20 }),
  stem: () => pro.post(`/api/edit/stems/${song.id}`, { stem_task: 'two' }),
  edit_crop: () => pro.post(`/api/edit/crop/${song.id}/`, { crop_start_s: 0, crop_end_s: 30 }),
  edit_fade: () => pro.post(`/api/edit/fade/${song.id}/`, { fade_out_time: 4 }),
  edit_speed: () => pro.post('/api/clips/adjust-speed/', { clipId: song.id, speedMultiplier: 1.2, keepPitch: true }),
  upload,
}

function typesIn({ body }: Answer): unknown[] {
  const clips = Array.isArray(body['clips']) ? body['clips'] : [body['clip'] ?? body]
  return clips.map((clip: { metadata: { type: unknown } }) => clip.metadata.type)
}

describe('the type of a clip', () => {
  it.each(clipType.options)('[REM-11] %s comes from the feature that is named for it', async (type) => {
    const answer = await madeBy[type]()
    expect(answer.status).toBe(200)
    expect(new Set(typesIn(answer))).toEqual(new Set([type]))
  })

  it('a preview is the beginning of a song of the Free plan while the gate is on; a plan gets whole songs', async () => {
    const bo = await signUp(server.url)
    const heard = async (member: Member): Promise<unknown> => {
      const [clip] = calls.generate.reply.parse((await generate(member)).body).clips
      return (await member.get(`/api/clip/${clip?.id}`)).body
    }
    expect(await heard(bo)).not.toHaveProperty('preview_seconds')
    await server.storage.flagOverrides.set('manual-unlock', bo.id, true, bo.id)
    expect(await heard(bo)).toMatchObject({ preview_seconds: PREVIEW_SECONDS, metadata: { type: 'preview' } })
    await server.storage.users.update(bo.id, { planKey: 'pro' })
    expect(await heard(bo)).not.toHaveProperty('preview_seconds')
  })
})
