import { randomUUID } from 'node:crypto'
import { calls, DEFAULT_MODEL_KEY, type Clip } from '@arioso/contract'
import { type ClipPatch, type StoredClip, clipFiles } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Answer, type Member, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
let bo: Member
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url)
  bo = await signUp(server.url)
  await server.storage.users.update(ada.id, { planKey: 'pro', hasAcceptedCustomModeTos: true })
  await server.storage.credits.grant(ada.id, 500, 'test')
})
afterAll(() => server.close())

const SCORE = {
  tempoBpm: 120,
  meter: { beats: 4, unit: 4 },
  lengthBeats: 240,
  sections: [{ kind: 'verse', label: 'Verse', startBeat: 0, lengthBeats: 240 }],
  voice: { singer: 'alto' },
}

async function insertSong(owner: Member, changes: ClipPatch = {}): Promise<StoredClip> {
  const clip = await insertClip(server.storage, owner.id, { lyrics: '[Verse]\nLow tide', ...changes })
  await server.storage.files.write(clipFiles(clip.id).score, new TextEncoder().encode(JSON.stringify(SCORE)))
  return clip
}

const generate = (who: Visitor, changes: object): Promise<Answer> =>
  who.post('/api/generate/v2/', {
    mv: DEFAULT_MODEL_KEY,
    transaction_uuid: randomUUID(),
    metadata: { create_mode: 'custom' },
    ...changes,
  })

// Songs in the making count against a limit; here nobody makes them, so they are taken away again.
async function made(answer: Answer): Promise<Clip[]> {
  const { clips } = calls.generate.reply.parse(answer.body)
  for (const { id } of clips) await server.storage.clips.update(id, { jobState: 'completed', status: 'complete' })
  return clips
}

describe('a song made of another', () => {
  it('a cover keeps its words and is two clips that know their parent', async () => {
    const parent = await insertSong(ada)
    const clips = await made(await generate(ada, { task: 'cover', cover_clip_id: parent.id, tags: 'metal' }))
    expect(clips).toHaveLength(2)
    expect(clips[0]).toMatchObject({
      title: 'Low Tide (Cover)',
      metadata: {
        type: 'gen',
        task: 'cover',
        tags: 'metal',
        prompt: '[Verse]\nLow tide',
        history: [{ id: parent.id }],
      },
    })
  })

  it('a cover may be of a part of the song, long enough to be one', async () => {
    const parent = await insertSong(ada)
    const cover = { task: 'cover', cover_clip_id: parent.id, tags: 'metal' }
    const [clip] = await made(await generate(ada, { ...cover, cover_start_s: 100 }))
    const { edit } = (await server.storage.clips.find(clip?.id ?? ''))?.controls ?? {}
    expect(edit).toEqual({ kind: 'cover', startSeconds: 100, endSeconds: 120 })
    for (const span of [{ cover_start_s: 115 }, { cover_end_s: 121 }, { cover_start_s: 60, cover_end_s: 30 }]) {
      const refused = await generate(ada, { ...cover, ...span })
      expect(refused).toMatchObject({ status: 422, body: { code: 'COVER_SPAN_INVALID' } })
    }
  })

  it('[REM-02 d] an extension is clamped to the song, and one of an extension remembers the whole chain', async () => {
    const parent = await insertSong(ada)
    const [part] = await made(await generate(ada, { continue_clip_id: parent.id, continue_at: 100_000 }))
    expect(part).toMatchObject({ title: 'Low Tide', metadata: { task: 'extend', tags: 'slow waltz' } })
    expect(part?.metadata.history).toEqual([{ id: parent.id, type: 'gen', continue_at: 120 }])
    await server.storage.clips.update(part?.id ?? '', { durationSeconds: 60 })
    await server.storage.files.write(clipFiles(part?.id ?? '').score, new TextEncoder().encode(JSON.stringify(SCORE)))
    const [third] = await made(await generate(ada, { continue_clip_id: part?.id, continue_at: 31 }))
    expect(third?.metadata.history).toEqual([
      { id: parent.id, type: 'gen', continue_at: 120 },
      { id: part?.id, type: 'gen', continue_at: 31 },
    ])
  })

  it('extended backwards it keeps its words, says what it was led up to, and is no part to be joined; a recording stays as it is', async () => {
    const parent = await insertSong(ada)
    const before = { continue_clip_id: parent.id, continue_before: true }
    const [opened] = await made(await generate(ada, { ...before, continue_at: 9, prompt: 'Early light' }))
    const history = [{ id: parent.id, type: 'gen', continue_at: 9, continue_before: true }]
    expect(opened).toMatchObject({
      title: 'Low Tide',
      metadata: { type: 'gen', task: 'extend_before', prompt: '[Verse]\nLow tide', history, concat_history: history },
    })
    const stored = await server.storage.clips.find(opened?.id ?? '')
    expect(stored?.controls.edit).toEqual({ kind: 'opening', fromSeconds: 9, lyrics: 'Early light' })
    expect((await ada.post('/api/generate/concat/v2/', { clip_id: opened?.id })).body).toMatchObject({
      code: 'NOTHING_TO_JOIN',
    })
    const [played] = await made(await generate(ada, { ...before, make_instrumental: true }))
    expect(played?.metadata).toMatchObject({ has_vocal: true, history: [{ continue_at: 0 }] })
    const recording = await insertSong(ada, { type: 'upload' })
    const refused = await generate(ada, { ...before, continue_clip_id: recording.id })
    expect(refused.body).toMatchObject({ code: 'MADE_ELSEWHERE' })
  })

  it('[REM-03] a section needs a start and an end that differ, less than 60 seconds apart and inside the song', async () => {
    const { id } = await insertSong(ada)
    const wrong = [{}, { infill_start_s: 4 }, { infill_end_s: 9 }]
    const spans = [
      [4, 4],
      [9, 4],
      [4, 64],
      [110, 121],
    ].map(([infill_start_s, infill_end_s]) => ({ infill_start_s, infill_end_s }))
    for (const span of [...wrong, ...spans]) {
      const answer = await generate(ada, { task: 'infill', infill_clip_id: id, ...span })
      expect(answer).toMatchObject({ status: 422, body: { code: 'INFILL_INVALID' } })
    }
    const span = { infill_start_s: 4, infill_end_s: 63.9 }
    const [clip] = await made(await generate(ada, { task: 'infill', infill_clip_id: id, prompt: 'High tide', ...span }))
    expect(clip?.metadata).toMatchObject({
      type: 'concat_infilling',
      task: 'infill',
      infill: true,
      tags: 'slow waltz',
      history: [{ id, infill_start_s: 4, infill_end_s: 63.9 }],
      concat_history: [{ id }],
    })
  })

  it('[REM-07 c] [CRE-12 b] what is closed to remixes, locked by the plan or without its notes stays as it is', async () => {
    const closed = await insertSong(ada, { isPublic: true })
    const open = await insertSong(ada, { isPublic: true, canRemix: true, allowedRemixActions: ['extend'] })
    const bare = await insertClip(server.storage, ada.id)
    const unfinished = await insertSong(ada, { status: 'processing' })
    const refusals: [Member, object, number, string][] = [
      [bo, { continue_clip_id: closed.id }, 403, 'REMIX_NOT_ALLOWED'],
      [bo, { cover_clip_id: open.id }, 403, 'FEATURE_NOT_IN_PLAN'],
      [bo, { infill_clip_id: open.id }, 404, 'NOT_FOUND'],
      [ada, { cover_clip_id: bare.id }, 409, 'SCORE_MISSING'],
      [ada, { cover_clip_id: unfinished.id }, 409, 'CLIP_NOT_READY'],
    ]
    for (const [who, changes, status, code] of refusals) {
      expect(await generate(who, changes)).toMatchObject({ status, body: { code } })
    }
    await server.storage.users.update(bo.id, { planKey: 'pro' })
    expect(await generate(bo, { cover_clip_id: open.id })).toMatchObject({ body: { code: 'REMIX_NOT_ALLOWED' } })
    await server.storage.users.update(bo.id, { planKey: 'free' })
    expect((await made(await generate(bo, { continue_clip_id: open.id, continue_at: 30 }))).length).toBe(2)
  })

  it('of an upload there are covers and continuations; no part of it is replaced, and nothing is charged for that', async () => {
    const upload = await insertSong(ada, { type: 'upload', lyrics: '', style: '' })
    const cut = await insertSong(ada, { type: 'edit_crop', controls: { isRecorded: true } })
    const { available } = await server.storage.credits.balance(ada.id)
    for (const { id } of [upload, cut]) {
      const span = { infill_start_s: 4, infill_end_s: 9 }
      const refused = await generate(ada, { task: 'infill', infill_clip_id: id, ...span })
      expect(refused).toMatchObject({ status: 409, body: { code: 'MADE_ELSEWHERE' } })
    }
    expect((await server.storage.credits.balance(ada.id)).available).toBe(available)
    const asked = { task: 'cover', cover_clip_id: upload.id, tags: 'metal' }
    const [played] = await made(await generate(ada, asked))
    expect(played).toMatchObject({ title: 'Low Tide (Cover)', metadata: { task: 'cover', is_recorded: false } })
    expect(played?.metadata).toMatchObject({ prompt: '', make_instrumental: true })
    const [sung] = await made(await generate(ada, { ...asked, prompt: 'Over the sea' }))
    expect(sung?.metadata).toMatchObject({ prompt: 'Over the sea', make_instrumental: false })
    const [more] = await made(await generate(ada, { continue_clip_id: upload.id, continue_at: 30 }))
    expect(more?.metadata).toMatchObject({ task: 'extend', is_recorded: false, make_instrumental: true })
    expect(more?.metadata.tags).toContain('pop')
  })

  it('[REM-10 b] a song with a persona is ordered with its singer and its style', async () => {
    const root = await insertSong(ada)
    const body = {
      root_clip_id: root.id,
      name: 'Harbour girl',
      description: 'Warm and low',
      image_s3_id: null,
      is_public: false,
      user_input_styles: 'folk, warm',
    }
    const { body: persona } = await ada.post('/api/persona/create/', body)
    const id = String(persona['id'])
    const [clip] = await made(await generate(ada, { persona_id: id, task: 'artist_consistency' }))
    expect(clip).toMatchObject({
      persona: { id, name: 'Harbour girl' },
      metadata: { task: 'artist_consistency', tags: 'folk, warm' },
    })
    expect((await server.storage.clips.find(clip?.id ?? ''))?.controls.singer).toBe('alto')
    await server.storage.users.update(bo.id, { planKey: 'pro' })
    expect((await generate(bo, { persona_id: id })).status).toBe(404)
    await ada.put(`/api/persona/set_visibility/${id}/?is_public=true`)
    expect((await generate(bo, { persona_id: id })).status).toBe(200)
  })
})
