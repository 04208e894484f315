import { calls, plans } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { sendUpload } from '../../testing/sendUpload.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { pngBase64 } from '../../testing/testImages.ts'
import { signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const SOUND = new Uint8Array(200_000).fill(7)
const ROOM = 500_000

async function startAudio(who: Member) {
  const answer = await who.post('/api/uploads/audio/', { extension: 'wav', upload_type: 'file_upload' })
  return calls.startAudioUpload.reply.parse(answer.body)
}

// Somebody whose files leave this much of their plan.
async function memberWithRoom(bytes: number): Promise<Member> {
  const member = await signUp(server.url)
  const file = { key: clipFiles(member.id).folder, userId: member.id, kind: 'audio' as const }
  await server.storage.keptFiles.keep({ ...file, bytes: plans.free.storage_bytes - bytes })
  return member
}

describe('the space of a plan', () => {
  it('holds what is sent and no more, however many are sent at once', async () => {
    const ada = await memberWithRoom(ROOM)
    const targets = await Promise.all(Array.from({ length: 6 }, () => startAudio(ada)))
    const answers = await Promise.all(targets.map((to) => sendUpload(ada, to, { name: 'a.wav', bytes: SOUND })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 204, 403, 403, 403, 403])
    const refused = answers.find(({ status }) => status === 403)
    expect(await refused?.json()).toMatchObject({ code: 'STORAGE_FULL', message: expect.stringContaining('2 GB') })
    const sizes = await Promise.all(targets.map(({ id }) => server.storage.files.size(`uploads/audio/${id}`)))
    expect(sizes.filter((size) => size !== undefined)).toEqual([SOUND.length, SOUND.length])
    expect(await server.storage.keptFiles.usedBytes(ada.id)).toBe(plans.free.storage_bytes - ROOM + 2 * SOUND.length)
  })

  it('is said to be full before anything is sent, for sounds, films and pictures, and only to whom it is', async () => {
    const [full, other] = [await memberWithRoom(0), await signUp(server.url)]
    const full403 = { status: 403, body: { code: 'STORAGE_FULL' } }
    expect(await full.post('/api/uploads/audio/', { extension: 'wav', upload_type: 'file_upload' })).toMatchObject(
      full403,
    )
    expect(await full.post('/api/uploads/video/', { extension: 'mp4' })).toMatchObject(full403)
    const picture = await full.post('/api/uploads/image/', { extension: 'png' })
    const target = calls.startImageUpload.reply.parse(picture.body)
    const bytes = new Uint8Array(Buffer.from(pngBase64([1, 2, 3], [4, 5, 6]), 'base64'))
    expect((await sendUpload(full, target, { name: 'a.png', bytes })).status).toBe(403)
    expect((await startAudio(other)).id).toBeDefined()
    await server.storage.users.update(full.id, { planKey: 'pro' })
    expect((await startAudio(full)).id).toBeDefined()
  })

  it('counts a file that is sent again once, and one that breaks off not at all', async () => {
    const ada = await signUp(server.url)
    const target = await startAudio(ada)
    for (const bytes of [SOUND, SOUND.slice(0, 100)]) await sendUpload(ada, target, { name: 'a.wav', bytes })
    expect(await server.storage.keptFiles.usedBytes(ada.id)).toBe(100)
    const body = Buffer.from('--cut\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf a file')
    const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
    expect((await ada.fetch(target.url, { method: 'POST', body, headers })).status).toBe(400)
    expect(await server.storage.keptFiles.usedBytes(ada.id)).toBe(0)
  })
})
