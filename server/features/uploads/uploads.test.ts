import { randomBytes } from 'node:crypto'
import { AUDIO_UPLOAD_MAX_BYTES, calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { insertClip } from '../../testing/insertClip.ts'
import { sendUpload } from '../../testing/sendUpload.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url)
})
afterAll(() => server.close())

const SOUND = randomBytes(300_000)
const sourceOf = (id: string) => `uploads/audio/${id}`

async function start(who: Member, upload_type = 'file_upload') {
  const answer = await who.post('/api/uploads/audio/', { extension: 'wav', upload_type })
  return calls.startAudioUpload.reply.parse(answer.body)
}

const send = (who: Member, target: Awaited<ReturnType<typeof start>>, bytes: Uint8Array<ArrayBuffer>) =>
  sendUpload(who, target, { name: 'hum.wav', bytes })

const finish = (who: Member, id: string, changes: object = {}) =>
  who.post(`/api/uploads/audio/${id}/upload-finish/`, {
    upload_type: 'file_upload',
    upload_filename: 'My_first hum.wav',
    ...changes,
  })

async function arrive(who: Member): Promise<string> {
  const target = await start(who)
  expect((await send(who, target, SOUND)).status).toBe(204)
  return target.id
}

describe('an audio upload', () => {
  it('[UPL-11] starts, is sent straight to its address with its fields, arrives unchanged and is handed to the worker', async () => {
    const target = await start(ada)
    expect(target.fields).toEqual({ key: `${target.id}.wav` })
    expect((await finish(ada, target.id)).body).toMatchObject({ code: 'UPLOAD_INVALID' })
    expect((await send(ada, target, SOUND)).status).toBe(204)
    expect(await server.storage.files.readBytes(sourceOf(target.id))).toEqual(SOUND)
    const look = async () => (await ada.get(`/api/uploads/audio/${target.id}/`)).body
    expect(await look()).toMatchObject({ status: 'uploading-complete' })

    const finished = await finish(ada, target.id, { trim_start_s: 1.5, trim_end_s: 9.25 })
    expect(finished.body).toEqual({ success: true })
    expect(await look()).toEqual({
      id: target.id,
      status: 'processing',
      error_message: null,
      title: 'My first hum',
      imageUrl: null,
      hasVocal: false,
      heard: null,
    })
    const { promise, resolve } = Promise.withResolvers<object>()
    await server.storage.queue.work('process-upload', { concurrency: 1 }, async ({ data }) => resolve(data))
    expect(await promise).toEqual({ upload_id: target.id })
    expect(await server.storage.audioUploads.find(target.id)).toMatchObject({
      trimStartSeconds: 1.5,
      trimEndSeconds: 9.25,
      maxSeconds: 60,
    })
  })

  it('broken off or sent twice, is whole or not there', async () => {
    const target = await start(ada)
    const body = Buffer.from('--cut\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf a file')
    const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
    expect((await ada.fetch(target.url, { method: 'POST', body, headers })).status).toBe(400)
    expect((await finish(ada, target.id)).status).toBe(422)
    expect((await send(ada, target, randomBytes(500_000))).status).toBe(204)
    expect((await send(ada, target, SOUND)).status).toBe(204)
    expect(await server.storage.files.readBytes(sourceOf(target.id))).toEqual(SOUND)
    await finish(ada, target.id)
    expect((await send(ada, target, SOUND)).status).toBe(422)
  })

  it('without a file, without a form or by somebody else is refused', async () => {
    const target = await start(ada)
    const form = new FormData()
    form.append('key', 'only a field')
    expect((await ada.fetch(target.url, { method: 'POST', body: form })).status).toBe(422)
    expect((await ada.fetch(target.url, { method: 'POST', body: 'plain' })).status).toBe(400)
    expect((await send(await signUp(server.url), target, SOUND)).status).toBe(404)
    const stranger = { ...createVisitor(server.url), id: '', email: '', password: '' }
    expect((await send(stranger, target, SOUND)).status).toBe(401)
  })

  it('over 100 MB is not kept', async () => {
    const target = await start(ada)
    expect((await send(ada, target, Buffer.alloc(AUDIO_UPLOAD_MAX_BYTES + 1))).status).toBe(413)
    expect(await server.storage.files.size(sourceOf(target.id))).toBeUndefined()
  })

  it('may be as long as the plan says', async () => {
    const longest = async () => (await server.storage.audioUploads.find((await start(ada)).id))?.maxSeconds
    expect(await longest()).toBe(60)
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    expect(await longest()).toBe(480)
    await server.storage.users.update(ada.id, { planKey: 'free' })
  })

  it('becomes one private clip of type upload, and only once it was understood', async () => {
    const id = await arrive(ada)
    const path = `/api/uploads/audio/${id}/initialize-clip/`
    expect(await ada.post(path)).toMatchObject({ status: 422, body: { message: 'Invalid upload. Please try again.' } })
    await server.storage.audioUploads.update(id, {
      status: 'complete',
      title: 'My first hum',
      hasVocal: true,
      durationSeconds: 12.5,
      tempoBpm: 92,
      keyName: 'A minor',
    })
    const heard = { version: 1, beatsSeconds: [], chordsPerBar: [], melody: [] }
    const sure = { tempoBpm: { value: 92, confidence: 0.8 }, key: { tonic: 9, mode: 'minor', confidence: 0.3 } }
    const analysis = { ...heard, ...sure, hasVocal: { value: true, confidence: 1 } }
    await server.storage.files.write(clipFiles(id).analysis, new TextEncoder().encode(JSON.stringify(analysis)))
    const facts = {
      tempo_bpm: { value: 92 },
      key_name: { value: 'A minor' },
      chords: { value: '', confidence: 0 },
      melody: { value: 0, confidence: 0 },
      has_vocal: { value: true },
    }
    expect((await ada.get(`/api/uploads/audio/${id}/`)).body).toMatchObject({ heard: facts })
    expect((await ada.post(path)).body).toEqual({ clip_id: id })
    expect((await ada.get(`/api/clip/${id}/heard`)).body).toMatchObject({ heard: facts })
    const clip = calls.getClip.reply.parse((await ada.get(`/api/clip/${id}`)).body)
    expect(clip).toMatchObject({ title: 'My first hum', status: 'complete', is_public: false })
    expect(clip.metadata).toMatchObject({ type: 'upload', duration: 12.5, has_vocal: true, tempo_bpm: 92 })
    const library = await ada.post('/api/feed/v3', { cursor: null, limit: 50 })
    expect((library.body['clips'] as { id: string }[]).filter((listed) => listed.id === id)).toHaveLength(1)
  })

  it('says what was heard in it to whoever may open the clip, and nothing of songs that came with a score', async () => {
    const bo = await signUp(server.url)
    const id = await arrive(ada)
    await server.storage.audioUploads.update(id, { status: 'complete' })
    await ada.post(`/api/uploads/audio/${id}/initialize-clip/`)
    const look = async (who: Member, clipId: string) => who.get(`/api/clip/${clipId}/heard`)
    expect((await look(ada, id)).body).toEqual({ heard: null })
    const hearing = { tempoBpm: { value: 80, confidence: 1 }, key: { tonic: 0, mode: 'major', confidence: 1 } }
    const span = { startSeconds: 0, endSeconds: 9, confidence: 0.9 }
    const kept = {
      version: 1,
      ...hearing,
      beatsSeconds: [],
      chordsPerBar: [{ ...span, root: 0, quality: 'major' }],
      melody: [{ ...span, midiPitch: 60 }],
      sections: [{ ...span, kind: 'chorus', group: 0, energy: 1 }],
      hasVocal: { value: false, confidence: 1 },
    }
    await server.storage.files.write(clipFiles(id).analysis, new TextEncoder().encode(JSON.stringify(kept)))
    const heard = {
      chords: { value: 'C' },
      melody: { value: 1 },
      form: { value: [{ kind: 'chorus', start_s: 0, end_s: 9, energy: 1 }] },
      has_vocal: { value: false },
    }
    expect((await look(ada, id)).body).toMatchObject({ heard })
    expect((await look(bo, id)).status).toBe(404)
    await server.storage.clips.update(id, { isPublic: true })
    expect((await look(bo, id)).body).toMatchObject({ heard })
    const made = await insertClip(server.storage, ada.id)
    expect((await look(ada, made.id)).body).toEqual({ heard: null })
  })
})
