import { calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { BEACH_JPEG_BASE64, pngBase64, ZIP_BASE64 } from '../../testing/testImages.ts'
import { createVisitor, signUp, type Answer, type Member, type Visitor } from '../../testing/visitor.ts'

const SEA = pngBase64([200, 220, 240], [25, 90, 150])
const NIGHT = pngBase64([8, 10, 22], [12, 10, 30])

let server: TestServer
let ada: Member
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url)
  await server.storage.users.update(ada.id, { planKey: 'pro' })
})
afterAll(() => server.close())

const extract = (visitor: Visitor, images: unknown[], description = ''): Promise<Answer> =>
  visitor.post('/api/gen/extract_images/', { user_uploaded_images_b64: images, description })

describe('image to song', () => {
  it('a picture becomes a description, a style, a title, a mood and its colours', async () => {
    const song = calls.extractFromImages.reply.parse((await extract(ada, [SEA])).body)
    expect(song.scenes).toEqual(['the sea'])
    expect(song.gpt_description_prompt).toMatch(/song about .*(sea|waves|water)/)
    expect(song.palette.map(({ name }) => name)).toContain('blue')
    expect([song.tags, song.title, song.mood]).not.toContain('')
  })

  it('photographs, data URLs and up to three pictures are read', async () => {
    const one = calls.extractFromImages.reply.parse((await extract(ada, [BEACH_JPEG_BASE64])).body)
    expect(one.scenes).toEqual(['a beach'])
    const images = [`data:image/jpeg;base64,${BEACH_JPEG_BASE64}`, SEA, NIGHT]
    const three = calls.extractFromImages.reply.parse((await extract(ada, images, 'our holiday')).body)
    expect(three.gpt_description_prompt).toMatch(/^our holiday/)
    expect(three.scenes).toEqual(['a beach', 'the sea'])
  })

  it.each([
    ['a zip', [ZIP_BASE64], 'IMAGE_INVALID'],
    ['a zip that calls itself a picture', [`data:image/png;base64,${ZIP_BASE64}`], 'IMAGE_INVALID'],
    ['half a picture', [SEA.slice(0, 60)], 'IMAGE_INVALID'],
    ['no base64', ['<svg onload=alert(1)>'], 'IMAGE_INVALID'],
    ['a picture that claims four gigapixels', [pngBase64([1, 2, 3], [1, 2, 3], 65_000)], 'IMAGE_INVALID'],
    ['a good one with a bad one', [SEA, ZIP_BASE64], 'IMAGE_INVALID'],
    ['none', [], 'FIELDS_INVALID'],
    ['four', [SEA, SEA, SEA, SEA], 'FIELDS_INVALID'],
    ['a number', [7], 'FIELDS_INVALID'],
  ])('%s is refused', async (_, images, code) => {
    expect(await extract(ada, images)).toMatchObject({ status: 422, body: { code } })
  })

  it('a long or refused description is refused', async () => {
    expect(await extract(ada, [SEA], 'x'.repeat(201))).toMatchObject({ body: { code: 'FIELDS_INVALID' } })
    expect(await extract(ada, [SEA], 'kys')).toMatchObject({ body: { code: 'CONTENT_REFUSED' } })
  })

  it('[IMG-02 a] needs a plan that has it, and the gate open', async () => {
    expect((await extract(createVisitor(server.url), [SEA])).status).toBe(401)
    const bo = await signUp(server.url)
    expect(await extract(bo, [SEA])).toMatchObject({ status: 403, body: { code: 'FEATURE_NOT_IN_PLAN' } })
    const closed = await startTestServer({ environment: { ARIOSO_FLAGS: 'image-to-song-web-gen=off' } })
    try {
      const carla = await signUp(closed.url)
      await closed.storage.users.update(carla.id, { planKey: 'pro' })
      expect(await extract(carla, [SEA])).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    } finally {
      await closed.close()
    }
  })
})
