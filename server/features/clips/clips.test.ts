import { randomUUID } from 'node:crypto'
import { clip as clipSchema, type AlignedWord } from '@arioso/contract'
import { type ClipPatch, type StoredClip, clipFiles } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Answer, type Member, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
let bo: Member
let stranger: Visitor
let hidden: StoredClip
let open: StoredClip

beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url, 'Ada')
  bo = await signUp(server.url, 'Bo')
  stranger = createVisitor(server.url)
  hidden = await insertClip(server.storage, ada.id)
  open = await insertClip(server.storage, ada.id, { isPublic: true })
})
afterAll(() => server.close())

const PLAN = { sections: [{ kind: 'verse' as const, bars: 8, chords: 'Am F C G' }] }

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))
const idsOf = (answer: Answer): string[] => (answer.body['clips'] as { id: string }[]).map((clip) => clip.id)

describe('clips', () => {
  it('[API-05 a] a clip carries every field, with or without the last slash', async () => {
    for (const path of [`/api/clip/${open.id}`, `/api/clip/${open.id}/`]) {
      const answer = await stranger.get(path)
      expect(clipSchema.parse(answer.body)).toMatchObject({ id: open.id, title: 'Low Tide', display_name: 'Ada' })
    }
  })

  it('[API-05 b c] each field has its value where the song has one, for who asks', async () => {
    const editSessionId = await server.storage.editSessions.start(ada.id, hidden.id)
    const { id: personaId } = await server.storage.personas.insert({
      userId: ada.id,
      rootClipId: hidden.id,
      name: 'Harbour girl',
      isPublic: true,
    })
    const full = await insertClip(server.storage, ada.id, {
      isPublic: true,
      caption: 'Written at night',
      description: 'a song about the sea',
      excludedStyle: 'brass',
      lyrics: '[Verse]\nLow tide',
      durationSeconds: 45,
      canRemix: true,
      allowedRemixActions: ['extend'],
      previewSeconds: 30,
      imageUrl: '/media/images/a.webp',
      ownershipReason: 'bought',
      refundCredits: true,
      snippetStartSeconds: 12,
      tempoBpm: 96,
      keyName: 'A minor',
      voiceNote: 'An accent.',
      palette: ['#aabbcc'],
      personaId,
      editSessionId,
      parentClipId: hidden.id,
      task: 'infill',
      type: 'concat_infilling',
      controls: { edit: { kind: 'infill', startSeconds: 4, endSeconds: 9 }, plan: PLAN },
    })
    await bo.post(`/api/gen/${full.id}/update_reaction_type/`, { reaction: 'LIKE' })
    await bo.post(`/api/gen/${full.id}/increment_play_count/v2`, { played_seconds: 30 })
    await bo.post(`/api/gen/${full.id}/comments`, { content: 'Lovely', track_timestamp: null, parent_id: null })
    const answer = clipSchema.parse((await bo.get(`/api/clip/${full.id}`)).body)
    expect(answer).toMatchObject({
      user_id: ada.id,
      handle: expect.stringMatching(/./),
      caption: 'Written at night',
      image_url: '/media/images/a.webp',
      image_large_url: '/media/images/a.webp',
      audio_url: `/media/clips/${full.id}/audio.mp3`,
      status: 'complete',
      play_count: 1,
      upvote_count: 1,
      comment_count: 1,
      allow_comments: true,
      preview_seconds: 30,
      allowed_remix_actions: ['extend'],
      persona: { id: personaId, name: 'Harbour girl' },
      reaction: { reaction_type: 'LIKE', play_count: 1 },
      ownership: { ownership_reason: 'bought' },
      metadata: {
        tags: 'slow waltz',
        negative_tags: 'brass',
        gpt_description_prompt: 'a song about the sea',
        duration: 45,
        type: 'concat_infilling',
        task: 'infill',
        infill: true,
        history: [{ id: hidden.id, infill_start_s: 4, infill_end_s: 9 }],
        edit_session_id: editSessionId,
        can_remix: true,
        refund_credits: true,
        audio_snippet: { start_timestamp: 12 },
        is_arioso_short: true,
        has_vocal: true,
        tempo_bpm: 96,
        key: 'A minor',
        plan: PLAN,
        voice_note: 'An accent.',
        palette: ['#aabbcc'],
      },
    })
    const long = await insertClip(server.storage, ada.id, { isPublic: true, durationSeconds: 61 })
    const { metadata, reaction } = clipSchema.parse((await bo.get(`/api/clip/${long.id}`)).body)
    expect({ short: metadata.is_arioso_short, reaction }).toEqual({ short: false, reaction: null })
    const stem = await insertClip(server.storage, ada.id, {
      isPublic: true,
      type: 'stem',
      parentClipId: open.id,
      controls: { edit: { kind: 'stem', name: 'drums', split: 'two', isEmpty: true } },
    })
    const { metadata: part } = clipSchema.parse((await bo.get(`/api/clip/${stem.id}`)).body)
    expect(part).toMatchObject({ stem_from_id: open.id, stem_name: 'drums', is_empty: true })
  })

  it('private songs are readable by their maker alone, wherever one asks', async () => {
    const paths = ['/api/clip/:id', '/api/gen/:id/aligned_lyrics/v2/', '/api/gen/:id/waveform-aggregates']
    for (const path of paths.map((each) => each.replace(':id', hidden.id))) {
      expect((await ada.get(path)).status).toBe(200)
      for (const other of [bo, stranger]) {
        expect(await other.get(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      }
    }
    const play = `/api/gen/${hidden.id}/increment_play_count/v2`
    expect((await bo.post(play, { played_seconds: 9 })).status).toBe(404)
    expect((await server.storage.clips.find(hidden.id))?.playCount).toBe(0)
  })

  it('clips by id keep the order asked and leave out what one may not see', async () => {
    const ids = [open.id, randomUUID(), hidden.id].join(',')
    expect(idsOf(await ada.get(`/api/feed/v2?ids=${ids}`))).toEqual([open.id, hidden.id])
    expect(idsOf(await stranger.get(`/api/feed/v2?ids=${ids}`))).toEqual([open.id])
    expect(await stranger.get('/api/feed/v2?ids=nonsense')).toMatchObject({
      status: 422,
      body: { code: 'FIELDS_INVALID', fields: { ids: expect.any(String) } },
    })
  })

  it('the library pages through own clips, newest first, and shows nobody else’s', async () => {
    const carla = await signUp(server.url)
    const made: string[] = []
    for (let count = 0; count < 5; count += 1) made.unshift((await insertClip(server.storage, carla.id)).id)
    const first = await carla.post('/api/feed/v3', { limit: 3 })
    expect(first.body).toMatchObject({ has_more: true })
    const second = await carla.post('/api/feed/v3', { limit: 3, cursor: first.body['next_cursor'] })
    expect(second.body).toMatchObject({ has_more: false, next_cursor: null })
    expect([...idsOf(first), ...idsOf(second)]).toEqual(made)
    expect(await carla.post('/api/feed/v3', { cursor: 'garbage' })).toMatchObject({
      status: 422,
      body: { code: 'FIELDS_INVALID' },
    })
  })

  it('[ENG-05 b] word timings and peaks are read from what the band stored, and are empty before', async () => {
    const clip = await insertClip(server.storage, ada.id, { isPublic: true })
    const words = `/api/gen/${clip.id}/aligned_lyrics/v2/`
    const waveform = `/api/gen/${clip.id}/waveform-aggregates`
    expect((await stranger.get(words)).body).toEqual({ aligned_words: [] })
    expect((await stranger.get(waveform)).body).toEqual({ peaks: [] })
    const word: AlignedWord = { word: 'tide', line: 0, section: 0, start_s: 1.5, end_s: 2, success: true, p_align: 1 }
    await server.storage.files.write(clipFiles(clip.id).words, json([word]))
    await server.storage.files.write(clipFiles(clip.id).peaks, json([0, 0.5, 1]))
    expect((await stranger.get(words)).body).toEqual({ aligned_words: [word] })
    expect((await stranger.get(waveform)).body).toEqual({ peaks: [0, 0.5, 1] })
  })

  it('a stranger who calls their browser otherwise each time counts a few times and no more', async () => {
    const [maker, member] = [await signUp(server.url), await signUp(server.url)]
    const clip = await insertClip(server.storage, maker.id, { isPublic: true })
    const path = `/api/gen/${clip.id}/increment_play_count/v2`
    const play = (agent: string) =>
      createVisitor(server.url).fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agent },
        body: JSON.stringify({ played_seconds: 60 }),
      })
    for (let time = 0; time < 12; time += 1) expect((await play(`Browser ${time}`)).status).toBe(200)
    expect((await server.storage.clips.find(clip.id))?.playCount).toBe(5)
    expect((await member.post(path, { played_seconds: 60 })).body).toEqual({ play_count: 6 })
  })

  it('[PLY-03] only real plays count, once per listener in half an hour', async () => {
    const clip = await insertClip(server.storage, ada.id, { isPublic: true, durationSeconds: 10 })
    const play = async (visitor: Visitor, played_seconds: number) =>
      (await visitor.post(`/api/gen/${clip.id}/increment_play_count/v2`, { played_seconds })).body['play_count']
    expect(await play(stranger, 2.9)).toBe(0)
    expect(await play(stranger, 3)).toBe(1)
    expect(await play(createVisitor(server.url), 5)).toBe(1)
    expect(await play(bo, 5)).toBe(2)
    server.clock.now = new Date(server.clock.now.getTime() + 31 * 60_000)
    expect(await play(stranger, 5)).toBe(3)
  })

  it('own clips go to the trash and back; with a foreign one among them none is touched', async () => {
    const [mine, theirs] = [await insertClip(server.storage, bo.id, { isPublic: true }), open]
    const mixed = await bo.post('/api/gen/trash', { trash: true, clip_ids: [mine.id, theirs.id] })
    expect(mixed).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    for (const id of [mine.id, theirs.id]) expect((await server.storage.clips.find(id))?.isTrashed).toBe(false)

    const trashed = await bo.post('/api/gen/trash', { trash: true, clip_ids: [mine.id] })
    expect(trashed.body).toMatchObject({ clips: [{ id: mine.id, is_trashed: true }] })
    expect((await stranger.get(`/api/clip/${mine.id}`)).status).toBe(404)
    await bo.post('/api/gen/trash', { trash: false, clip_ids: [mine.id] })
    expect((await stranger.get(`/api/clip/${mine.id}`)).status).toBe(200)
  })

  it('[SOC-08] a song goes to the trash, is restored, and only from the trash deleted for good', async () => {
    const song = await insertClip(server.storage, ada.id)
    const body = { clip_ids: [song.id] }
    expect(await ada.post('/api/clips/delete/', body)).toMatchObject({
      status: 409,
      body: { code: 'CLIP_NOT_TRASHED' },
    })
    const trashed = { filters: { trashed: 'True' } }
    await ada.post('/api/gen/trash', { trash: true, ...body })
    expect(idsOf(await ada.post('/api/feed/v3', trashed))).toContain(song.id)
    await ada.post('/api/gen/trash', { trash: false, ...body })
    expect(idsOf(await ada.post('/api/feed/v3', trashed))).not.toContain(song.id)
    expect(idsOf(await ada.post('/api/feed/v3', {}))).toContain(song.id)
    await ada.post('/api/gen/trash', { trash: true, ...body })
    expect((await bo.post('/api/clips/delete/', body)).status).toBe(404)
    expect((await ada.post('/api/clips/delete/', body)).body).toEqual({ success: true })
    expect((await ada.get(`/api/clip/${song.id}`)).status).toBe(404)
    expect(await server.storage.clips.find(song.id)).toBeUndefined()
  })

  it('the library is searched, filtered and sorted, page by page', async () => {
    const dora = await signUp(server.url)
    const shelf = await server.storage.workspaces.create(dora.id, { name: 'Shelf', description: '' })
    const add = async (title: string, changes: ClipPatch) =>
      (await insertClip(server.storage, dora.id, { title, style: 'pop', ...changes })).id
    const anchor = await add('anchor', { isPublic: true, durationSeconds: 30, style: 'sea shanty' })
    const bell = await add('Bell', { type: 'upload', durationSeconds: 10, makeInstrumental: true })
    const comet = await add('comet', { type: 'stem', durationSeconds: 20, workspaceId: shelf.id })
    const dawn = await add('Dawn', { type: 'concat', durationSeconds: 40 })
    await dora.post(`/api/gen/${comet}/update_reaction_type/`, { reaction: 'LIKE' })
    await dora.post(`/api/gen/${dawn}/update_reaction_type/`, { reaction: 'DISLIKE' })
    const list = async (filters: object) => idsOf(await dora.post('/api/feed/v3', { filters }))
    const cases: [object, string[]][] = [
      [{}, [dawn, comet, bell, anchor]],
      [{ search: 'shant' }, [anchor]],
      [{ liked: 'True' }, [comet]],
      [{ liked: 'False' }, [dawn, bell, anchor]],
      [{ disliked: 'True' }, [dawn]],
      [{ disliked: 'False', upload: 'False' }, [comet, anchor]],
      [{ public: 'True' }, [anchor]],
      [{ upload: 'True' }, [bell]],
      [{ stem: 'True' }, [comet]],
      [{ fullSong: 'True' }, [dawn]],
      [{ instrumental: 'True' }, [bell]],
      [{ workspace: shelf.id }, [comet]],
      [{ workspace: 'default' }, [dawn, bell, anchor]],
      [{ trashed: 'True' }, []],
      [{ sort: { sortBy: 'title', sortDirection: 'asc' } }, [anchor, bell, comet, dawn]],
      [{ sort: { sortBy: 'duration' } }, [dawn, anchor, comet, bell]],
      [{ sort: { sortBy: 'upvote_count' } }, [comet, ...[dawn, bell, anchor].toSorted().toReversed()]],
    ]
    for (const [filters, ids] of cases) expect(await list(filters)).toEqual(ids)

    for (const sortBy of ['created_at', 'title', 'duration', 'upvote_count', 'play_count']) {
      for (const sortDirection of ['asc', 'desc']) {
        const filters = { sort: { sortBy, sortDirection } }
        const paged: string[] = []
        let cursor: unknown = null
        do {
          const page = await dora.post('/api/feed/v3', { filters, cursor, limit: 3 })
          paged.push(...idsOf(page))
          cursor = page.body['next_cursor']
        } while (cursor !== null)
        expect(paged).toEqual(await list(filters))
      }
    }
    const first = await dora.post('/api/feed/v3', { filters: { sort: { sortBy: 'title' } }, limit: 1 })
    expect(await dora.post('/api/feed/v3', { cursor: first.body['next_cursor'] })).toMatchObject({ status: 422 })
  })
})
