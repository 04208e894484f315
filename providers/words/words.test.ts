import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseConfiguration } from '@arioso/contract/configuration'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChatWords } from './chatWords.ts'
import { createEmbeddedWords } from './embeddedWords.ts'
import { findLocalWriter } from './findLocalWriter.ts'
import { createWords } from './index.ts'
import { createLocalWords } from './localWords.ts'
import { describeWords } from './words.suite.ts'

type Asked = { model: string; messages: { role: string; content: string }[] }

const SONG = {
  title: 'Far Water',
  lyrics:
    '[Verse 1]\nFar out upon the sea\nThe sea is calling me\n[Chorus]\nFar water, take me home\nFar water, green and foam',
  style: 'waltz, strings',
}

let server: Server
let url = ''
let asked: { authorization: string | undefined; body: Asked }[] = []
let answer: (prompt: string) => { status: number; content: string }
const problems: unknown[] = []

function answerWell(prompt: string): { status: number; content: string } {
  if (prompt.startsWith('Write')) return { status: 200, content: JSON.stringify(SONG) }
  if (prompt.startsWith('Rewrite')) return { status: 200, content: '```json\n{"lyrics": "The tide is gone"}\n```' }
  return { status: 200, content: '{"style": "sad piano, felt hammers, rain"}' }
}

// The outside network: an endpoint of the kind many programs offer.
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/v1/models') {
      response.end(JSON.stringify({ data: [{ id: 'nomic-embed-text' }, { id: 'writer-1' }] }))
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked
      asked.push({ authorization: request.headers.authorization, body })
      const { status, content } = answer(body.messages[1]?.content ?? '')
      response.writeHead(request.url === '/v1/chat/completions' ? status : 404)
      response.end(JSON.stringify({ choices: [{ message: { content } }] }))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
beforeEach(() => {
  answer = answerWell
  asked = []
  problems.length = 0
})
afterAll(() => server.close())

const createChat = () => createChatWords({ url, model: 'writer-1', key: 'secret' }, (problem) => problems.push(problem))

describeWords('embedded', createEmbeddedWords)
describeWords('behind a chat endpoint', createChat)

describe('a chat endpoint', () => {
  it('is asked with its model and key, and its song is taken', async () => {
    const song = await createChat().writeSong({ seed: 1, description: 'the sea', instrumental: false })
    expect(song).toEqual(SONG)
    expect(asked).toMatchObject([{ authorization: 'Bearer secret', body: { model: 'writer-1' } }])
    expect(asked[0]?.body.messages[1]?.content).toContain('the sea')
    expect(await createChat().rewriteLyrics({ ...REWRITE_WISH })).toMatchObject({ lyrics: 'The tide is gone' })
  })

  it.each([
    ['refuses', () => ({ status: 500, content: '{}' })],
    ['answers no JSON', () => ({ status: 200, content: 'Sure! Here is your song' })],
    ['answers another shape', () => ({ status: 200, content: '{"poem": 1}' })],
    ['answers far too much', () => ({ status: 200, content: JSON.stringify({ ...SONG, lyrics: 'x'.repeat(9000) }) })],
  ])('that %s costs nobody their song: the embedded lyricist wrote one', async (_, reply) => {
    answer = reply
    const brief = { seed: 1, description: 'a song about my dog Biscuit', instrumental: false }
    const { lyrics } = await createChat().writeSong(brief)
    expect(lyrics).toBe((await createEmbeddedWords().writeSong(brief)).lyrics)
  })

  it('that cannot be reached is reported and does without', async () => {
    const words = createChatWords({ url: 'http://127.0.0.1:9/v1', model: 'x' }, (problem) => problems.push(problem))
    expect(await words.upsampleStyle({ seed: 1, style: 'jazz', maxCharacters: 200 })).toMatch(/^jazz, /)
    expect(problems).toHaveLength(1)
    expect(words.facts?.()).toMatchObject({
      calls: 2,
      errorRate: 1,
      lastError: expect.stringContaining('the writer cannot be reached'),
    })
    for (const _ of [1, 2]) await words.upsampleStyle({ seed: 1, style: 'jazz', maxCharacters: 200 })
    expect(words.facts?.()).toMatchObject({ calls: 5, isResting: true })
  })

  it('is used when the environment names it, and a wrong setting stops the start', async () => {
    const configuration = parseConfiguration({ ARIOSO_WORDS_URL: url, ARIOSO_WORDS_MODEL: 'writer-2' })
    const words = createWords(configuration, { failed: (problem) => problems.push(problem), found: () => undefined })
    expect((await words.writeSong({ seed: 1, description: 'the sea', instrumental: false })).title).toBe('Far Water')
    expect(asked[0]).toMatchObject({ authorization: undefined, body: { model: 'writer-2' } })
    expect(() => parseConfiguration({ ARIOSO_WORDS_URL: url })).toThrow('ARIOSO_WORDS_MODEL')
    expect(() => parseConfiguration({ ARIOSO_WORDS_URL: 'ftp://x' })).toThrow('ARIOSO_WORDS_URL')
  })
})

describe('a language model on this machine', () => {
  it('is found by what it answers, named, and writes', async () => {
    const { port } = server.address() as AddressInfo
    const endpoint = await findLocalWriter([9, port])
    expect(endpoint).toEqual({ url, model: 'writer-1' })
    const words = createLocalWords(Promise.resolve(endpoint), (problem) => problems.push(problem))
    expect(await words.writer()).toBe('writer-1')
    const song = await words.writeSong({ seed: 1, description: 'the sea', instrumental: false })
    expect(song.title).toBe('Far Water')
  })

  it('that is not there leaves the embedded lyricist at work', async () => {
    const words = createLocalWords(findLocalWriter([9]), (problem) => problems.push(problem))
    expect(await words.writer()).toBeUndefined()
    expect((await words.writeSong({ seed: 1, description: 'the sea', instrumental: false })).lyrics).toMatch(/sea/i)
    expect(words.writes('una canción sobre el mar')).toBe(false)
    expect(problems).toEqual([])
  })

  it('is asked once more when its song misses what was wished, and then no further', async () => {
    const brief = { seed: 1, description: 'a song for my dog Biscuit', instrumental: false }
    const { lyrics } = await createChat().writeSong(brief)
    expect(asked).toHaveLength(2)
    expect(asked[1]?.body.messages[1]?.content).toContain('biscuit')
    expect(lyrics).toBe((await createEmbeddedWords().writeSong(brief)).lyrics)
  })
})

const REWRITE_WISH = {
  seed: 1,
  selected: 'The tide comes in',
  before: '',
  after: '',
  instruction: '',
  title: '',
  style: '',
  mode: 'rewrite',
} as const

it('a song is written while everything else goes on', async () => {
  const words = createEmbeddedWords()
  const brief = { seed: 1, description: 'a folk song about my grandfather and his boat', instrumental: false }
  await words.prepare()
  let turns = 0
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const [song] = await Promise.all([words.writeSong(brief), words.writeSong({ ...brief, seed: 2 })])
  isDone = true
  expect(song.lyrics).toContain('[Chorus]')
  // Written on this thread, the loop turns once or twice.
  expect(turns).toBeGreaterThan(50)
})
