import { randomUUID } from 'node:crypto'
import { calls, sungLines } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url)
})
afterAll(() => server.close())

// The first song loads the lyricist.
const LOADS_MS = 30_000

async function writtenFor(member: Member, prompt: string) {
  const { id } = calls.writeLyrics.reply.parse((await member.post('/api/generate/lyrics/', { prompt })).body)
  return vi.waitFor(async () => {
    const answer = calls.getLyrics.reply.parse((await member.get(`/api/generate/lyrics/${id}`)).body)
    expect(answer.status).toBe('complete')
    return { id, ...answer }
  }, LOADS_MS)
}

describe('lyrics', () => {
  it('lyrics about something are written for nothing, with a title, and asked for again by id', async () => {
    const { text, title } = await writtenFor(ada, 'my dog Biscuit chasing waves')
    expect(text).toMatch(/\[Verse 1\][^]*\[Chorus\]/)
    expect(`${title} ${text}`).toMatch(/Biscuit|waves/i)
    expect(await server.storage.credits.balance(ada.id)).toMatchObject({ reserved: 0 })
  })

  it('the same wish four times gives four texts that share no line but the wish itself', async () => {
    const wish = 'the sea at night'
    const isWish = (line: string): boolean => wish.includes(line.replaceAll(/[()]/g, '').toLowerCase())
    const met = new Set<string>()
    for (let asked = 0; asked < 4; asked++) {
      const lines = new Set(sungLines((await writtenFor(ada, wish)).text).filter((line) => !isWish(line)))
      expect([...lines].filter((line) => met.has(line))).toEqual([])
      lines.forEach((line) => met.add(line))
    }
  })

  it('a wish in another language is answered honestly', async () => {
    const { text, title } = await writtenFor(ada, 'una canción sobre el mar para mi hija')
    expect(title).toBe('In Your Own Words')
    expect(text).toMatch(/^\[Arioso writes lyrics in English so far/)
  })

  it('nobody reads what another asked for', async () => {
    const { id } = await writtenFor(ada, 'a secret')
    const bo = await signUp(server.url)
    for (const asked of [id, randomUUID()]) {
      expect(await bo.get(`/api/generate/lyrics/${asked}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect((await createVisitor(server.url).get(`/api/generate/lyrics/${id}`)).status).toBe(401)
  })

  it('a writer that vanished in the middle is told of', async () => {
    const { id } = await server.storage.lyricsRequests.create(ada.id, 'never written')
    expect((await ada.get(`/api/generate/lyrics/${id}`)).body).toMatchObject({ status: 'running' })
    const then = server.clock.now
    server.clock.now = new Date(Date.now() + 61_000)
    expect((await ada.get(`/api/generate/lyrics/${id}`)).body).toMatchObject({ status: 'error' })
    server.clock.now = then
  })

  it('chosen lines are rewritten and their versions offered', async () => {
    const selected = 'The tide comes in\nThe tide goes out'
    const answer = await ada.post('/api/generate/cowrite-lyrics/', { selected, instruction: 'make it sadder' })
    const { edited_lyrics, variants, next_prompts } = calls.cowriteLyrics.reply.parse(answer.body)
    expect(edited_lyrics).not.toBe(selected)
    expect(edited_lyrics.split('\n')).toHaveLength(2)
    expect(variants).toContain(edited_lyrics)
    expect(next_prompts.length).toBeGreaterThan(0)
  })

  it('blank, endless and refused wishes are answered with a code', async () => {
    const wishes: [string, unknown, string][] = [
      ['/api/generate/lyrics/', { prompt: '  ' }, 'FIELDS_INVALID'],
      ['/api/generate/lyrics/', { prompt: 'x'.repeat(501) }, 'FIELDS_INVALID'],
      ['/api/generate/lyrics/', { prompt: 'go and k.i.l.l yourself' }, 'CONTENT_REFUSED'],
      ['/api/generate/cowrite-lyrics/', { selected: 7, instruction: '' }, 'FIELDS_INVALID'],
      ['/api/generate/cowrite-lyrics/', { selected: 'kys', instruction: '' }, 'CONTENT_REFUSED'],
    ]
    for (const [path, body, code] of wishes) {
      expect(await ada.post(path, body)).toMatchObject({ status: 422, body: { code } })
    }
  })
})
