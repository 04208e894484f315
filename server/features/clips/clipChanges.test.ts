import { randomUUID } from 'node:crypto'
import type { AlignedWord } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
let stranger: Visitor

beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url, 'Ada')
  stranger = createVisitor(server.url)
})
afterAll(() => server.close())

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

async function homepageHas(id: string): Promise<boolean> {
  const { body } = await stranger.post('/api/unified/homepage', {})
  return JSON.stringify(body).includes(id)
}

describe('[SOC-02] publishing', () => {
  it('shows a song to everybody, unpublishing hides it again, and a link-only song is listed nowhere', async () => {
    const { id } = await insertClip(server.storage, ada.id)
    const set = (body: object) => ada.post(`/api/gen/${id}/set_visibility/`, body)
    const read = async () => (await stranger.get(`/api/clip/${id}`)).status
    expect(await read()).toBe(404)
    expect((await set({ is_public: true })).body).toMatchObject({ is_public: true, is_link_only: false })
    expect([await read(), await homepageHas(id)]).toEqual([200, true])
    expect((await set({ is_public: false, link_only: true })).body).toMatchObject({
      is_public: false,
      is_link_only: true,
    })
    expect([await read(), await homepageHas(id)]).toEqual([200, false])
    expect((await set({ is_public: false })).body).toMatchObject({ is_public: false, is_link_only: false })
    expect([await read(), await homepageHas(id)]).toEqual([404, false])
  })

  it('an uploaded voice is shared by link at most, and a song in the trash not at all', async () => {
    const voice = await insertClip(server.storage, ada.id, { type: 'upload' })
    const set = (id: string, body: object) => ada.post(`/api/gen/${id}/set_visibility/`, body)
    expect(await set(voice.id, { is_public: true })).toMatchObject({ status: 403, body: { code: 'CLIP_LINK_ONLY' } })
    expect((await set(voice.id, { is_public: false, link_only: true })).status).toBe(200)
    const gone = await insertClip(server.storage, ada.id, { isTrashed: true })
    expect(await set(gone.id, { is_public: true })).toMatchObject({ status: 409, body: { code: 'CLIP_TRASHED' } })
  })
})

describe('[MOD-20] what a song says about itself', () => {
  it('changes where it was changed and stays everywhere else', async () => {
    const { id } = await insertClip(server.storage, ada.id, { isPublic: true, lyrics: 'La la' })
    const save = (body: object) => ada.post(`/api/gen/${id}/set_metadata/`, body)
    await save({ title: 'High Tide', caption: 'Written on a ferry' })
    await save({ allow_comments: false })
    expect((await stranger.get(`/api/clip/${id}`)).body).toMatchObject({
      title: 'High Tide',
      caption: 'Written on a ferry',
      allow_comments: false,
      metadata: { prompt: 'La la', tags: 'slow waltz' },
    })
    expect((await stranger.get(`/api/gen/${id}/comments`)).body).toMatchObject({ allow_comment: false })
    for (const body of [{ title: '  ' }, { title: 'x'.repeat(81) }, { caption: 'x'.repeat(501) }]) {
      expect((await save(body)).status).toBe(422)
    }
  })

  it('corrected lyrics keep the times of what is sung, also after a second correction', async () => {
    const { id } = await insertClip(server.storage, ada.id, { isPublic: true, lyrics: 'low tied' })
    const word = { line: 0, section: 0, success: true, p_align: 1 }
    const sung: AlignedWord[] = [
      { ...word, word: 'low', start_s: 1, end_s: 1.5 },
      { ...word, word: 'tied', start_s: 2, end_s: 3 },
    ]
    await server.storage.files.write(clipFiles(id).words, json(sung))
    const words = async () =>
      ((await stranger.get(`/api/gen/${id}/aligned_lyrics/v2/`)).body['aligned_words'] as AlignedWord[]).map(
        ({ word: text, start_s }) => [text, start_s],
      )
    await ada.post(`/api/gen/${id}/set_metadata/`, { lyrics: 'low' })
    expect(await words()).toEqual([['low', 1]])
    await ada.post(`/api/gen/${id}/set_metadata/`, { lyrics: 'Low, tied' })
    expect(await words()).toEqual([
      ['Low,', 1],
      ['tied', 2],
    ])
  })

  it('only staff replace a drawn cover, only with a picture of their own; whoever uploads chooses freely', async () => {
    const clip = await insertClip(server.storage, ada.id, { hasCover: true })
    const upload = await insertClip(server.storage, ada.id, { type: 'upload' })
    const own = `/media/pictures/${ada.id}/${randomUUID()}.webp`
    const save = (id: string, imageUrl: string) => ada.post(`/api/gen/${id}/set_metadata/`, { imageUrl })
    expect((await save(clip.id, own)).status).toBe(403)
    for (const strange of ['https://elsewhere.example/pixel.png', `/media/pictures/${ada.id}/../../api/feed`]) {
      expect((await save(upload.id, strange)).status).toBe(422)
    }
    expect((await save(upload.id, own)).body).toMatchObject({ image_url: own, image_large_url: own })
    const { staffClaims } = server.storage
    const token = await staffClaims.issue(server.clock.now)
    await staffClaims.claim(token ?? '', ada.id, server.clock.now)
    expect((await save(clip.id, own)).body).toMatchObject({ image_url: own })
    expect((await save(clip.id, '')).body).toMatchObject({ image_url: `/media/clips/${clip.id}/cover-256.webp` })
  })
})

describe('songs that sound related', () => {
  it('are public, share a style, and the nearest comes first', async () => {
    const bo = await signUp(server.url, 'Bo')
    const insert = (style: string, changes = {}) =>
      insertClip(server.storage, bo.id, { style, isPublic: true, ...changes })
    const song = await insert('zydeco, accordion, brisk')
    const near = await insert('zydeco, accordion')
    const far = await insert('accordion ballad')
    await insert('zydeco', { isPublic: false })
    await insert('zydeco', { isTrashed: true })
    const { body } = await stranger.get(`/api/clips/get_similar/?id=${song.id}`)
    expect((body['clips'] as { id: string }[]).map(({ id }) => id)).toEqual([near.id, far.id])
  })
})

describe('[MOD-02] feedback about a song', () => {
  it('is taken from its maker behind its gate, and the latest word counts', async () => {
    const { id } = await insertClip(server.storage, ada.id, { isPublic: true })
    const send = (visitor: Visitor, feedback_reason: string) =>
      visitor.post(`/api/clips/${id}/update_feedback_state/`, { feedback_reason })
    await server.storage.flagOverrides.set('clip-feedback', null, false, ada.id)
    expect((await send(ada, 'Just right')).status).toBe(403)
    await server.storage.flagOverrides.set('clip-feedback', null, true, ada.id)
    expect((await send(ada, 'Ends too early')).body).toEqual({ success: true })
    expect((await send(ada, 'Just right')).body).toEqual({ success: true })
    expect((await send(await signUp(server.url), 'Meh')).status).toBe(403)
    expect((await send(ada, ' ')).status).toBe(422)
  })
})
