import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendUpload } from '../../testing/sendUpload.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'
import { receiveFile } from './receiveFile.ts'

let server: TestServer
let ada: Member
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url)
})
afterAll(() => server.close())

const FILM = randomBytes(200_000)

async function start(who: Member) {
  const answer = await who.post('/api/uploads/video/', { extension: 'mp4' })
  return calls.startVideoUpload.reply.parse(answer.body)
}

const send = (who: Member, target: Awaited<ReturnType<typeof start>>, bytes: Uint8Array<ArrayBuffer>) =>
  sendUpload(who, target, { name: 'rain.mp4', bytes })

const finish = (who: Member, id: string, changes: object = {}) =>
  who.post(`/api/uploads/video/${id}/upload-finish/`, {
    upload_type: 'file_upload',
    upload_filename: 'rain.mp4',
    is_video_cover: true,
    require_video_sprite: true,
    fail_task_on_moderation: true,
    video_upload_type: 'hook',
    ...changes,
  })

describe('a video upload', () => {
  it('[HOOK-07] [API-01 c] starts, is sent straight to storage with its fields, is finished, and tells every status on its way', async () => {
    const target = await start(ada)
    const look = async () => (await ada.get(`/api/uploads/video/${target.id}/`)).body
    expect(target.fields).toEqual({ key: `${target.id}.mp4` })
    expect(await look()).toMatchObject({ status: 'uploading', s3_id: null, image_url: null })
    expect((await finish(ada, target.id)).body).toMatchObject({ code: 'UPLOAD_INVALID' })
    expect((await send(ada, target, FILM)).status).toBe(204)
    expect(await server.storage.files.readBytes(`uploads/video/${target.id}`)).toEqual(FILM)
    expect(await look()).toMatchObject({ status: 'uploading-complete' })
    expect((await finish(ada, target.id)).body).toEqual({ success: true })
    expect((await finish(ada, target.id)).body).toEqual({ success: true })
    expect(await look()).toMatchObject({ status: 'processing' })
    const { promise, resolve } = Promise.withResolvers<object>()
    await server.storage.queue.work('process-video', { concurrency: 1 }, async ({ data }) => resolve(data))
    expect(await promise, 'all that was wished for goes to the worker').toEqual({
      upload_id: target.id,
      filename: 'rain.mp4',
      wants_cover: true,
      wants_sprite: true,
      is_moderated: true,
    })
    for (const other of [{ upload_type: 'recording' }, { video_upload_type: 'film' }]) {
      expect((await finish(ada, target.id, other)).status).toBe(422)
    }
    await server.storage.files.write(`videos/${target.id}/poster.jpg`, FILM)
    await server.storage.videoUploads.update(target.id, { status: 'complete' })
    expect(await look()).toEqual({
      id: target.id,
      status: 'complete',
      error_message: null,
      s3_id: `videos/${target.id}/video.mp4`,
      image_url: `/media/uploads/video/${target.id}/poster.jpg`,
    })
    await server.storage.videoUploads.update(target.id, { status: 'error', errorMessage: 'Video is too short.' })
    expect(await look()).toMatchObject({ status: 'error', error_message: 'Video is too short.' })
  })

  it('over its limit is not kept, and one that is no video by its ending is not begun', async () => {
    const { files } = server.storage
    const receive = (bytes: number) =>
      receiveFile(files, 'uploads/video/large', Readable.from([Buffer.alloc(3), Buffer.alloc(bytes - 3)]), 10)
    await receive(10)
    expect(await files.size('uploads/video/large')).toBe(10)
    await expect(receive(11)).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
    expect(await files.size('uploads/video/large')).toBeUndefined()
    expect((await ada.post('/api/uploads/video/', { extension: 'exe' })).status).toBe(422)
  })

  it('is nobody else’s', async () => {
    const [bo, target] = [await signUp(server.url), await start(ada)]
    expect((await send(bo, target, FILM)).status).toBe(404)
    await server.storage.files.write(`videos/${target.id}/poster.jpg`, FILM)
    expect((await ada.fetch(`/media/uploads/video/${target.id}/poster.jpg`)).status).toBe(200)
    expect((await bo.fetch(`/media/uploads/video/${target.id}/poster.jpg`)).status).toBe(404)
  })
})
