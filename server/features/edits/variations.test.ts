import { randomUUID } from 'node:crypto'
import { calls, JOB_QUEUES, WISHES, type GenerateSongJob } from '@arioso/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Answer, type Member } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ada = await signUp(server.url)
})
afterAll(() => server.close())

const section = (kind: string, startBeat: number) => ({ kind, label: kind, startBeat, lengthBeats: 16 })
const SCORE = {
  tempoBpm: 120,
  meter: { beats: 4, unit: 4 },
  lengthBeats: 64,
  sections: ['intro', 'verse', 'chorus', 'outro'].map((kind, i) => section(kind, i * 16)),
  parts: [{ bus: 'drums', instrument: 'acoustic-kit' }],
  voice: { singer: 'Clara' },
}

async function insertSong(score: object = SCORE, changes: Parameters<typeof insertClip>[2] = {}): Promise<string> {
  const { id } = await insertClip(server.storage, ada.id, changes)
  await server.storage.files.write(clipFiles(id).score, new TextEncoder().encode(JSON.stringify(score)))
  return id
}

function vary(clipId: string, wish = 'slower', transaction_uuid: string = randomUUID()): Promise<Answer> {
  return ada.post('/api/generate/variation', { clip_id: clipId, wish, transaction_uuid })
}

const available = async (): Promise<number> => (await server.storage.credits.balance(ada.id)).available

describe('a variation', () => {
  it('is one new clip of its song, for half of what two cost, and is told to the band', async () => {
    const jobs: GenerateSongJob[] = []
    const arrived = Promise.withResolvers<void>()
    await server.storage.queue.work<GenerateSongJob>(JOB_QUEUES.generateSong, { concurrency: 1 }, async (job) => {
      jobs.push(job.data)
      arrived.resolve()
    })
    await ada.get('/api/session/')
    const id = await insertSong(SCORE, { lyrics: '[Verse]\nLow tide' })
    const before = await available()
    const made = calls.varyClip.reply.parse((await vary(id, 'other_voice')).body)
    expect(made).toMatchObject({
      title: 'Low Tide (other voice)',
      status: 'queued',
      metadata: {
        type: 'gen',
        task: 'variation',
        prompt: '[Verse]\nLow tide',
        history: [{ id, variation: 'other_voice' }],
      },
    })
    expect(await available()).toBe(before - 5)
    await arrived.promise
    expect(jobs).toEqual([{ clip_id: made.id, attempt: 1 }])
    expect((await ada.get(`/api/clips/parent?clip_id=${made.id}`)).body).toMatchObject({ clip: { id } })
  })

  it('pressed twice it is the same clip, paid once', async () => {
    await ada.get('/api/session/')
    const id = await insertSong()
    const before = await available()
    const transaction = randomUUID()
    const answers = await Promise.all([vary(id, 'slower', transaction), vary(id, 'slower', transaction)])
    const again = await vary(id, 'slower', transaction)
    expect(new Set([...answers, again].map(({ body }) => body['id'])).size).toBe(1)
    expect(await available()).toBe(before - 5)
  })

  it('what cannot be is refused before anything is paid', async () => {
    await ada.get('/api/session/')
    const before = await available()
    const { voice: _voice, ...unsung } = SCORE
    const { id: noScore } = await insertClip(server.storage, ada.id)
    const refusals: [string, string, number, string][] = [
      [noScore, 'slower', 409, 'SCORE_MISSING'],
      [await insertSong(SCORE, { type: 'upload' }), 'slower', 409, 'MADE_ELSEWHERE'],
      [await insertSong(SCORE, { status: 'processing' }), 'slower', 409, 'CLIP_NOT_READY'],
      [await insertSong(unsung), 'other_voice', 409, 'NOBODY_SINGS'],
      [await insertSong({ ...SCORE, parts: [] }), 'fewer_drums', 409, 'NO_DRUMS'],
      [await insertSong({ ...SCORE, sections: SCORE.sections.slice(0, 3) }), 'shorter', 409, 'NOTHING_TO_LEAVE_OUT'],
      [await insertSong({ ...SCORE, tempoBpm: 40 }), 'slower', 409, 'TEMPO_AT_LIMIT'],
      [await insertSong({ ...SCORE, tempoBpm: 220 }), 'faster', 409, 'TEMPO_AT_LIMIT'],
      [await insertSong(), 'louder', 422, 'FIELDS_INVALID'],
    ]
    for (const [id, wish, status, code] of refusals) {
      expect(await vary(id, wish)).toMatchObject({ status, body: { code } })
    }
    expect(await available()).toBe(before)
  })

  it('counts among the songs a plan makes at once, and needs credits', async () => {
    await ada.get('/api/session/')
    const id = await insertSong()
    const answers = [await vary(id, 'slower'), await vary(id, 'faster'), await vary(id, 'happier')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers[2]?.body).toMatchObject({ code: 'CONCURRENCY_LIMIT' })
    for (const { body } of answers.slice(0, 2)) {
      await server.storage.clips.update(String(body['id']), { status: 'complete', jobState: 'completed' })
    }
    await server.storage.credits.reserveFor({ userId: ada.id, id: 'test', attempt: 1 }, (await available()) - 4)
    expect(await vary(id)).toMatchObject({ status: 403, body: { code: 'CREDITS_TOO_LOW' } })
  })

  it('every wish the contract knows is taken', async () => {
    await ada.get('/api/session/')
    const id = await insertSong()
    for (const wish of WISHES) {
      const { status, body } = await vary(id, wish)
      expect(status).toBe(200)
      await server.storage.clips.update(String(body['id']), { status: 'complete', jobState: 'completed' })
    }
  })
})
