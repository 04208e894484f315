import { randomUUID } from 'node:crypto'
import { calls, JOB_QUEUES, speedSteps, type GenerateSongJob } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Answer, type Member, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url)
})
afterAll(() => server.close())

const adjust = (visitor: Visitor, body: unknown): Promise<Answer> => visitor.post('/api/clips/adjust-speed/', body)
const countOf = async (member: Member): Promise<number> =>
  (await server.storage.clips.listByUser(member.id, { cursor: null, limit: 100 })).clips.length

describe('adjusting speed', () => {
  it('gives a new clip of type edit_speed that knows its parent, for nothing, and tells the band', async () => {
    const jobs: GenerateSongJob[] = []
    const arrived = Promise.withResolvers<void>()
    await server.storage.queue.work<GenerateSongJob>(JOB_QUEUES.changeSpeed, { concurrency: 1 }, async (job) => {
      jobs.push(job.data)
      arrived.resolve()
    })
    const parent = await insertClip(server.storage, ada.id, { lyrics: '[Verse]\nLow tide' })
    const before = await server.storage.credits.balance(ada.id)
    const answer = await adjust(ada, { clipId: parent.id, speedMultiplier: 1.256, keepPitch: true })
    const { clip, action_id, action_clip_id } = calls.adjustSpeed.reply.parse(answer.body)
    expect(clip).toMatchObject({
      id: action_clip_id,
      title: 'Low Tide (1.26x)',
      status: 'queued',
      metadata: {
        type: 'edit_speed',
        prompt: '[Verse]\nLow tide',
        history: [{ id: parent.id, type: 'edit_speed', speed_multiplier: 1.26, keep_pitch: true }],
      },
    })
    await arrived.promise
    expect(jobs).toEqual([{ clip_id: clip.id, attempt: 1 }])
    expect(await server.storage.credits.balance(ada.id)).toEqual(before)
    expect((await ada.get(`/api/edit/action/${action_id}/`)).body).toMatchObject({ clip: { id: clip.id } })
    expect((await (await signUp(server.url)).get(`/api/edit/action/${action_id}/`)).status).toBe(404)
  })

  it('is made for one person so many times at once, and no more', async () => {
    const eager = await signUp(server.url)
    const { id } = await insertClip(server.storage, eager.id)
    const order = { clipId: id, speedMultiplier: 1.5, keepPitch: true }
    const answers = []
    for (let i = 0; i < 21; i += 1) answers.push(await adjust(eager, order))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'CONCURRENCY_LIMIT' } })
    expect(await countOf(eager)).toBe(21)
  })

  it('without its pitch kept, a speed snaps to whole semitones', async () => {
    const { id } = await insertClip(server.storage, ada.id)
    for (const [asked, snapped] of [
      [1.2, 2 ** (3 / 12)],
      [0.25, 0.25],
      [4, 4],
    ] as const) {
      const { body } = await adjust(ada, { clipId: id, speedMultiplier: asked, keepPitch: false })
      const made = await server.storage.clips.find(String(body['action_clip_id']))
      expect(made?.controls.speed?.multiplier).toBeCloseTo(snapped, 10)
      expect(speedSteps).toContain(made?.controls.speed?.multiplier)
    }
  })

  it('what may not be remixed stays as it is', async () => {
    const bo = await signUp(server.url)
    const hidden = await insertClip(server.storage, bo.id)
    const open = await insertClip(server.storage, bo.id, { isPublic: true })
    const unfinished = await insertClip(server.storage, ada.id, { status: 'processing' })
    const before = await countOf(ada)
    const refusals: [string, number, string][] = [
      [hidden.id, 404, 'NOT_FOUND'],
      [randomUUID(), 404, 'NOT_FOUND'],
      [open.id, 403, 'REMIX_NOT_ALLOWED'],
      [unfinished.id, 409, 'CLIP_NOT_READY'],
    ]
    for (const [clipId, status, code] of refusals) {
      const answer = await adjust(ada, { clipId, speedMultiplier: 2, keepPitch: true })
      expect(answer).toMatchObject({ status, body: { code } })
    }
    expect(await countOf(ada)).toBe(before)
  })

  it('speeds out of range and malformed wishes are refused', async () => {
    const { id } = await insertClip(server.storage, ada.id)
    const before = await countOf(ada)
    const good = { clipId: id, speedMultiplier: 2, keepPitch: true }
    const bodies = [
      { ...good, speedMultiplier: 0.24 },
      { ...good, speedMultiplier: 4.01 },
      { ...good, speedMultiplier: 'fast' },
      { ...good, keepPitch: 'yes' },
      { ...good, clipId: 'mine' },
      { ...good, title: 'x'.repeat(81) },
      {},
    ]
    for (const body of bodies) {
      expect(await adjust(ada, body)).toMatchObject({ status: 422, body: { code: 'FIELDS_INVALID' } })
    }
    expect((await adjust(createVisitor(server.url), good)).status).toBe(401)
    expect(await countOf(ada)).toBe(before)
  })
})

describe('editing', () => {
  const SCORE = {
    tempoBpm: 120,
    meter: { beats: 4, unit: 4 },
    lengthBeats: 16,
    sections: [
      { kind: 'intro', label: 'Intro', startBeat: 0, lengthBeats: 3 },
      { kind: 'verse', label: 'Verse', startBeat: 3, lengthBeats: 13 },
    ],
  }
  let eve: Member
  beforeAll(async () => {
    eve = await signUp(server.url)
    await server.storage.users.update(eve.id, { planKey: 'pro' })
    await eve.get('/api/session/')
  })

  async function insertSong(changes: Parameters<typeof insertClip>[2] = {}) {
    const clip = await insertClip(server.storage, eve.id, changes)
    await server.storage.files.write(clipFiles(clip.id).score, new TextEncoder().encode(JSON.stringify(SCORE)))
    return clip
  }

  it('crop and fade make new clips with their type, for nothing, inside the open edit session', async () => {
    const { id } = await insertSong()
    const { body: session } = await eve.post('/api/edit/session/', { clip_id: id })
    const before = await server.storage.credits.balance(eve.id)
    const crop = await eve.post(`/api/edit/crop/${id}/`, { crop_start_s: 10, crop_end_s: 40 })
    const fade = await eve.post(`/api/edit/fade/${id}/`, { fade_in_time: 2, fade_out_time: 4 })
    const reverse = await eve.post('/api/clips/reverse-clip/', { clip_id: id })
    const metadata = (answer: Answer) => calls.cropClip.reply.parse(answer.body).clip.metadata
    expect(metadata(crop)).toMatchObject({
      type: 'edit_crop',
      edit_session_id: session['edit_session_id'],
      history: [{ id, crop_start_s: 10, crop_end_s: 40, is_crop_remove: false }],
    })
    expect(metadata(fade)).toMatchObject({ type: 'edit_fade', history: [{ id, fade_in_time: 2, fade_out_time: 4 }] })
    expect(metadata(reverse)).toMatchObject({ task: 'reverse', history: [{ id }] })
    expect(await server.storage.credits.balance(eve.id)).toEqual(before)
    const ended = await eve.post(`/api/edit/session/${String(session['edit_session_id'])}/end/`)
    expect(ended.body).toEqual({ success: true })
    const later = await eve.post(`/api/edit/fade/${id}/`, { fade_in_time: 1 })
    expect(metadata(later).edit_session_id).toBeNull()
  })

  it('a session nobody ended is over when the next begins, and belongs to its owner and the plan', async () => {
    const { id } = await insertSong()
    const start = async (): Promise<string> =>
      calls.startEditSession.reply.parse((await eve.post('/api/edit/session/', { clip_id: id })).body).edit_session_id
    const [, second] = [await start(), await start()]
    expect(await server.storage.editSessions.findOpen(eve.id)).toBe(second)
    expect(await ada.post(`/api/edit/session/${second}/end/`)).toMatchObject({ status: 404 })
    await eve.post(`/api/edit/session/${second}/end/`)
    expect(await server.storage.editSessions.findOpen(eve.id)).toBeUndefined()
    const own = await insertClip(server.storage, ada.id)
    const refused = await ada.post('/api/edit/session/', { clip_id: own.id })
    expect(refused).toMatchObject({ status: 403, body: { code: 'FEATURE_NOT_IN_PLAN' } })
  })

  it('a span outside of the song and a fade of nothing are refused', async () => {
    const { id } = await insertSong()
    const before = await countOf(eve)
    for (const span of [
      { crop_start_s: 40, crop_end_s: 10 },
      { crop_start_s: 10, crop_end_s: 121 },
      { crop_start_s: 0, crop_end_s: 120, is_crop_remove: true },
    ]) {
      expect(await eve.post(`/api/edit/crop/${id}/`, span)).toMatchObject({
        status: 422,
        body: { code: 'SPAN_INVALID' },
      })
    }
    expect(await eve.post(`/api/edit/fade/${id}/`, {})).toMatchObject({ status: 422 })
    expect(await countOf(eve)).toBe(before)
  })

  it('two stems cost 10 and twelve 50, each a clip, and a stem is not split again', async () => {
    const { id } = await insertSong()
    const before = (await server.storage.credits.balance(eve.id)).available
    const two = calls.splitStems.reply.parse((await eve.post(`/api/edit/stems/${id}`, { stem_task: 'two' })).body)
    expect(two.clips.map(({ metadata }) => metadata.stem_name)).toEqual(['vocals', 'instrumental'])
    expect(two.clips[0]?.metadata).toMatchObject({ type: 'stem', task: 'gen_stem', stem_from_id: id })
    expect((await server.storage.credits.balance(eve.id)).available).toBe(before - 10)
    const twelve = calls.splitStems.reply.parse((await eve.post(`/api/edit/stems/${id}`, { stem_task: 'twelve' })).body)
    expect(twelve.clips).toHaveLength(12)
    expect((await server.storage.credits.balance(eve.id)).available).toBe(before - 60)
    const stem = two.clips[0]?.id ?? ''
    await server.storage.clips.update(stem, { status: 'complete' })
    expect(await eve.post(`/api/edit/stems/${stem}`, {})).toMatchObject({ status: 409, body: { code: 'STEM_OF_STEM' } })
  })

  it('a recording has no notes: twelve stems say so, also after a cut; it is mastered as one version, and its voice stays off the public', async () => {
    const upload = await insertSong({ type: 'upload', makeInstrumental: false })
    await server.storage.clips.update(upload.id, { durationSeconds: 12 })
    const cropped = await eve.post(`/api/edit/crop/${upload.id}/`, { crop_start_s: 2, crop_end_s: 9 })
    const { id: cutId } = calls.cropClip.reply.parse(cropped.body).clip
    await server.storage.clips.update(cutId, { status: 'complete' })
    const sped = await adjust(eve, { clipId: cutId, speedMultiplier: 1.25, keepPitch: true })
    const { id: spedId } = calls.adjustSpeed.reply.parse(sped.body).clip
    await server.storage.clips.update(spedId, { status: 'complete' })
    for (const id of [upload.id, cutId, spedId]) {
      const wish = { clip_id: id, model_name: 'arioso-v4-5-plus', variation_category: 'normal' }
      const twelve = await eve.post(`/api/edit/stems/${id}`, { stem_task: 'twelve' })
      expect(twelve).toMatchObject({ status: 409, body: { code: 'MADE_ELSEWHERE' } })
      const before = (await server.storage.credits.balance(eve.id)).available
      const mastered = calls.remaster.reply.parse((await eve.post('/api/generate/upsample', wish)).body).clips
      expect(mastered).toMatchObject([
        { metadata: { type: 'gen', task: 'upsample', is_recorded: true, has_vocal: true, history: [{ id }] } },
      ])
      expect(mastered[0]?.title).toMatch(/ \(Remastered\)$/)
      expect((await server.storage.credits.balance(eve.id)).available).toBe(before - 5)
      const { clips } = calls.splitStems.reply.parse((await eve.post(`/api/edit/stems/${id}`, {})).body)
      expect(clips.map(({ metadata }) => metadata.stem_name)).toEqual(['karaoke', 'drumless'])
      expect(clips[0]?.metadata).toMatchObject({ type: 'stem', task: 'gen_stem', stem_from_id: id, is_recorded: true })
      const { body: clip } = await eve.get(`/api/clip/${id}`)
      expect(clip).toMatchObject({ metadata: { is_recorded: true } })
      expect((await eve.post(`/api/gen/${id}/set_visibility/`, { is_public: true })).status).toBe(403)
      expect((await eve.get(`/api/clips/${id}/structure`)).body).toMatchObject({ sections: [] })
    }
  })

  it('Get Full Song joins a chain for nothing, and is refused where there is nothing to join', async () => {
    const root = await insertSong({ title: 'Root' })
    const chain = [{ clipId: root.id, untilSeconds: 30 }]
    const part = await insertSong({ parentClipId: root.id, controls: { edit: { kind: 'extend', chain } } })
    const { body } = await eve.post('/api/generate/concat/v2/', { clip_id: part.id })
    expect(calls.concat.reply.parse(body)).toMatchObject({
      title: 'Root',
      metadata: { type: 'concat', concat_history: [{ id: root.id, continue_at: 30 }] },
    })
    const alone = await eve.post('/api/generate/concat/v2/', { clip_id: root.id })
    expect(alone).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_JOIN' } })
  })

  it('sections and bars are told in seconds, also where a song begins in the middle of a bar', async () => {
    const { id } = await insertSong()
    const { body } = await eve.get(`/api/clips/${id}/structure`)
    expect(calls.getStructure.reply.parse(body)).toEqual({
      sections: [
        { label: 'Intro', kind: 'intro', start_s: 0, end_s: 1.5 },
        { label: 'Verse', kind: 'verse', start_s: 1.5, end_s: 8 },
      ],
      bars_s: [1.5, 3.5, 5.5, 7.5],
    })
  })

  it('versions are the whole family of a song, and others see only what they may hear', async () => {
    const root = await insertSong({ isPublic: true })
    const child = await insertSong({ parentClipId: root.id })
    const grandchild = await insertSong({ parentClipId: child.id, isPublic: true })
    const idsOf = ({ body }: Answer) => calls.listVersions.reply.parse(body).clips.map(({ id }) => id)
    expect(idsOf(await eve.get(`/api/clips/${child.id}/versions`)).toSorted()).toEqual(
      [root.id, child.id, grandchild.id].toSorted(),
    )
    const stranger = createVisitor(server.url)
    expect((await stranger.get(`/api/clips/parent?clip_id=${grandchild.id}`)).body).toEqual({ clip: null })
    expect((await stranger.get(`/api/clips/remixes/count?clip_id=${root.id}`)).body).toMatchObject({ count: 0 })
    expect((await eve.get(`/api/clips/remixes/count?clip_id=${root.id}`)).body).toMatchObject({ count: 1 })
  })

  it('remixes are allowed or not for all songs at once, for those to come, and for one song', async () => {
    const kim = await signUp(server.url)
    const song = await insertClip(server.storage, kim.id, { isPublic: true })
    await kim.post('/api/clips/remix_permissions/', { can_remix: true })
    const remixable = async () => (await kim.get(`/api/clip/${song.id}`)).body['allowed_remix_actions']
    expect(await remixable()).toEqual(['cover', 'extend'])
    expect((await kim.get('/api/session/')).body).toMatchObject({ hasSetRemixPerm: true })
    expect(await server.storage.users.find(kim.id)).toMatchObject({ allowsRemixes: true })
    await kim.post('/api/clips/remix_permissions/', { can_remix: false })
    expect(await remixable()).toEqual([])
    await kim.post(`/api/clips/${song.id}/toggle_remixes/`, { can_remix: true, allowed_remix_actions: ['extend'] })
    expect(await remixable(), 'one song by itself, for one kind').toEqual(['extend'])
  })
})
