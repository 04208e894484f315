import { HANDLE_INVALID_TEXT, profile as profileSchema, DAY_MS } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member } from '../../testing/visitor.ts'

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

let server: TestServer
let ada: Member

beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url, 'Ada')
})
afterAll(() => server.close())

const profileOf = (changes: object) => ({
  handle: 'ada_sings',
  display_name: 'Ada Sings',
  profile_description: 'Waltzes, mostly.',
  avatar_image_url: null,
  ...changes,
})
const save = (who: Member, changes: object) => who.post('/api/profiles/', profileOf(changes))

async function upload(who: Member, bytes: Uint8Array<ArrayBuffer>) {
  const target = await who.post('/api/uploads/image/', { extension: 'png' })
  const form = new FormData()
  form.append('file', new File([bytes], 'me.png'))
  const sent = await who.fetch(String(target.body['url']), { method: 'POST', body: form })
  const path = `/api/uploads/image/${String(target.body['id'])}/upload-finish/`
  return { sent: sent.status, finished: await who.post(path, { upload_filename: 'me.png' }) }
}

describe('profiles', () => {
  it('[PRF-05] a profile carries its fields and public songs, in any case of the handle, for everybody', async () => {
    await save(ada, {})
    await insertClip(server.storage, ada.id, { isPublic: true, title: 'Shown' })
    await insertClip(server.storage, ada.id, { title: 'Hidden' })
    const { body } = await createVisitor(server.url).get('/api/profiles/ADA_sings')
    expect(profileSchema.parse(body)).toMatchObject({
      display_name: 'Ada Sings',
      handle: 'ada_sings',
      profile_description: 'Waltzes, mostly.',
      avatar_image_url: null,
      is_handle_updated: true,
      clips_count: 1,
    })
    expect(body['clips']).toMatchObject([{ title: 'Shown', display_name: 'Ada Sings', handle: 'ada_sings' }])
    expect((await createVisitor(server.url).get('/api/profiles/nobody_here')).status).toBe(404)
  })

  it('a refusal names the fields and says why', async () => {
    const bo = await signUp(server.url, 'Bo')
    for (const [changes, fields] of [
      [{ handle: 'a!' }, { handle: HANDLE_INVALID_TEXT }],
      [{ handle: 'ADA_SINGS' }, { handle: 'This user handle is already taken.' }],
      [{ handle: 'bo', display_name: 'x'.repeat(65) }, { display_name: expect.any(String) }],
      [{ handle: 'boo', profile_description: 'x'.repeat(161) }, { profile_description: 'At most 160 characters.' }],
      ...['https://elsewhere.test/me.png', `/media/pictures/${bo.id}/../../../api/auth/sign-out`].map(
        (avatar_image_url) => [{ handle: 'boo', avatar_image_url }, { avatar_image_url: expect.any(String) }] as const,
      ),
    ] as const) {
      expect((await save(bo, changes)).body).toMatchObject({ fields })
    }
    expect((await createVisitor(server.url).post('/api/profiles/', profileOf({}))).status).toBe(401)
  })

  it('a handle can be changed again after thirty days', async () => {
    const carla = await signUp(server.url)
    expect((await save(carla, { handle: 'carla_one' })).status).toBe(200)
    expect((await save(carla, { handle: 'carla_two' })).body).toMatchObject({ fields: { handle: /again on/ } })
    expect((await save(carla, { handle: 'carla_one', display_name: 'Carla' })).status).toBe(200)
    server.clock.now = new Date(server.clock.now.getTime() + 30 * DAY_MS)
    expect((await save(carla, { handle: 'carla_two' })).status).toBe(200)
  })

  it('a picture is uploaded, checked by its first bytes, and seen by everybody', async () => {
    const { sent, finished } = await upload(ada, PNG)
    expect(sent).toBe(204)
    const url = String(finished.body['image_url'])
    expect((await save(ada, { avatar_image_url: url })).body).toMatchObject({ avatar_image_url: url })
    const seen = await createVisitor(server.url).fetch(url)
    expect(seen.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await seen.arrayBuffer())).toEqual(PNG)
    expect((await upload(ada, new TextEncoder().encode('<svg onload=alert(1)>'))).finished).toMatchObject({
      status: 422,
      body: { code: 'UPLOAD_INVALID' },
    })
    expect((await upload(ada, new Uint8Array(10 * 1024 * 1024 + 1))).sent).toBe(413)
  })

  it('following oneself is refused', async () => {
    expect((await ada.post('/api/profiles/follow', { handle: 'ada_sings' })).status).toBe(422)
  })

  it('public playlists and pinned songs stand on a profile, private ones do not', async () => {
    const eve = await signUp(server.url, 'Eve')
    const { handle } = (await eve.get('/api/session/')).body['user'] as { handle: string }
    const shown = async () => (await createVisitor(server.url).get(`/api/profiles/${handle}`)).body
    const make = async (name: string, is_public: boolean, clip_ids: string[] = []) =>
      String((await eve.post('/api/playlist/create/', { name, is_public, clip_ids })).body['id'])
    const song = await insertClip(server.storage, eve.id, { isPublic: true, title: 'Best' })
    await make('Secret', false)
    const liked = await make('Evening', true, [song.id])
    await make('Morning', true)
    expect((await shown())['playlists']).toMatchObject([
      { name: 'Morning', num_total_results: 0 },
      { name: 'Evening', num_total_results: 1, is_owned: false },
    ])
    await ada.post(`/api/playlist_reaction/${liked}/update_reaction_type/`, { reaction: 'LIKE' })
    const byLikes = await ada.get(`/api/profiles/${handle}?playlists_sort_by=upvote_count`)
    expect(byLikes.body['playlists']).toMatchObject([{ name: 'Evening', upvote_count: 1 }, { name: 'Morning' }])

    const pin = (clip_id: string, pinned = true) => eve.post('/api/profiles/pinned-clips', { clip_id, pinned })
    expect((await pin(song.id)).body).toMatchObject({ clips: [{ title: 'Best' }] })
    await pin(song.id)
    expect((await shown())['pinned_clips']).toMatchObject([{ title: 'Best' }])
    await eve.post(`/api/gen/${song.id}/set_visibility/`, { is_public: false })
    expect((await shown())['pinned_clips']).toEqual([])
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      await pin((await insertClip(server.storage, eve.id, { isPublic: true, title })).id)
    }
    const fifth = await insertClip(server.storage, eve.id, { isPublic: true, title: 'Five' })
    expect(await pin(fifth.id)).toMatchObject({ status: 409, body: { code: 'PROFILE_PINS_FULL' } })
    const { body } = await eve.get('/api/profiles/pinned-clips')
    expect((body['clips'] as { title: string }[]).map(({ title }) => title)).toEqual(['Four', 'Three', 'Two', 'One'])
    const four = (body['clips'] as { id: string }[])[0]?.id ?? ''
    await pin(four, false)
    expect((await pin(fifth.id)).body).toMatchObject({ clips: [{ title: 'Five' }, {}, {}, {}] })
    expect((await ada.post('/api/profiles/pinned-clips', { clip_id: fifth.id, pinned: true })).status).toBe(403)
  })
})

describe('an artist', () => {
  it('[PRF-06 b] tells more than the profile does, to whoever looks, and only with its gate', async () => {
    const [ada, bo] = [await signUp(server.url, 'Story Ada'), await signUp(server.url, 'Reader Bo')]
    const { handle } = ((await ada.get('/api/session/')).body as { user: { handle: string } }).user
    const untold = { story: '', based_in: '', genres: '', link: '' }
    expect((await ada.get('/api/profiles/artist-info')).body).toMatchObject({ handle, artist: untold })
    expect((await bo.get(`/api/profiles/${handle}`)).body).toMatchObject({ artist: null })
    const told = { story: 'Began late.', based_in: 'Porto', genres: 'fado', link: 'https://ada.example' }
    expect((await ada.post('/api/profiles/artist-info', told)).body).toEqual(told)
    expect((await ada.get('/api/profiles/artist-info')).body).toMatchObject({ artist: told })
    expect((await bo.get(`/api/profiles/${handle}`)).body).toMatchObject({ artist: told })
    for (const wrong of [
      { link: 'javascript:alert(1)' },
      { story: 'x'.repeat(601) },
      { story: 'go and kill yourself' },
    ]) {
      expect((await ada.post('/api/profiles/artist-info', { ...told, ...wrong })).status).toBe(422)
    }
    await server.storage.flagOverrides.set('artist-profiles', null, false, ada.id)
    expect((await ada.post('/api/profiles/artist-info', told)).status).toBe(403)
    expect((await bo.get(`/api/profiles/${handle}`)).body).toMatchObject({ artist: null })
    await server.storage.flagOverrides.remove('artist-profiles', null)
  })

  it('what nobody should sing nobody should write about themselves', async () => {
    const ada = await signUp(server.url, 'Rude Ada')
    const { handle } = ((await ada.get('/api/session/')).body as { user: { handle: string } }).user
    const changes = { handle, display_name: 'Ada', avatar_image_url: null }
    const answer = await ada.post('/api/profiles/', { ...changes, profile_description: 'go and kill yourself' })
    expect(answer).toMatchObject({ status: 422, body: { fields: { profile_description: expect.any(String) } } })
  })
})
