import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedOrder } from '../../testing/hookOrder.ts'
import { insertClip } from '../../testing/insertClip.ts'
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

const finish = (who: Member, id: string) =>
  who.post(`/api/uploads/video/${id}/upload-finish/`, {
    upload_type: 'file_upload',
    upload_filename: 'rain.mp4',
    is_video_cover: false,
    require_video_sprite: false,
    fail_task_on_moderation: true,
    video_upload_type: 'hook',
  })

describe('a video upload', () => {
  it('[HOOK-07] starts, is sent straight to storage with its fields, is finished, and tells every status on its way', async () => {
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
    expect(await promise).toEqual({ upload_id: target.id })
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

  it('is nobody else’s, and cleared away a day later unless a hook still waits for it', async () => {
    const bo = await signUp(server.url)
    const [left, waited] = [await start(bo), await start(bo)]
    expect((await send(await signUp(server.url), left, FILM)).status).toBe(404)
    await send(bo, left, FILM)
    await server.storage.files.write(`videos/${left.id}/poster.jpg`, FILM)
    expect((await bo.fetch(`/media/uploads/video/${left.id}/poster.jpg`)).status).toBe(200)
    expect((await ada.fetch(`/media/uploads/video/${left.id}/poster.jpg`)).status).toBe(404)
    const clip = await insertClip(server.storage, bo.id)
    const hook = await server.storage.hooks.insert(storedOrder(bo.id, clip.id, waited.id))
    server.clock.now = new Date(server.clock.now.getTime() + 2 * 86_400_000)
    await start(bo)
    expect(await server.storage.videoUploads.find(left.id)).toBeUndefined()
    expect(await server.storage.files.size(`videos/${left.id}/poster.jpg`)).toBeUndefined()
    expect(await server.storage.videoUploads.find(waited.id)).toBeDefined()
    await server.storage.hooks.update(hook, { status: 'rendered_passed_moderation' })
    await start(bo)
    expect(await server.storage.videoUploads.find(waited.id)).toBeUndefined()
  })
})
