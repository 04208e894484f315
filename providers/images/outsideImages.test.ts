import { parseConfiguration } from '@arioso/contract/configuration'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFakeServer, type Answer, type FakeRequest, type FakeServer } from '../outside/openFakeServer.ts'
import { createEmbeddedImages, createImages } from './index.ts'
import { BEACH_WEBP, describeImages } from './images.suite.ts'

type Json = Record<string, unknown>

const SEEN = {
  description: 'Two swimmers wave from a beach before the tide takes their towels',
  style: 'surf rock, twanging guitar',
  title: 'Towels Out to Sea',
  mood: 'playful',
  scenes: ['a beach with two swimmers'],
}

// Its thread takes a moment to start: one for all.
const embedded = createEmbeddedImages()
let service: FakeServer
let painting = ''
let asked: { path: string; authorization: string | null; json: Json }[] = []
let answer: (path: string, nth: number) => Answer
const problems: string[] = []

const told = (body: unknown): Answer => ({ body: JSON.stringify(body) })
const said = (content: string): Answer => told({ choices: [{ message: { content } }] })

function answerWell(path: string): Answer {
  if (path === '/v1/images/generations') return told({ data: [{ b64_json: painting }] })
  if (path === '/sdapi/v1/txt2img') return told({ images: [painting], info: '{}' })
  if (path === '/v1/chat/completions') return said(JSON.stringify(SEEN))
  return { status: 404 }
}

beforeAll(async () => {
  painting = Buffer.from(await embedded.draw('what somebody else painted', 99)).toString('base64')
  service = await openFakeServer(({ path, headers, body }: FakeRequest) => {
    asked.push({ path, authorization: headers.get('authorization'), json: JSON.parse(body.toString()) as Json })
    return Promise.resolve(answer(path, asked.length))
  })
})
beforeEach(() => {
  answer = answerWell
  asked = []
  problems.length = 0
})
afterAll(() => service.close())

function images(environment: Record<string, string>) {
  return createImages(
    parseConfiguration(environment),
    { report: (problem) => void problems.push(String(problem)) },
    embedded,
  )
}
const openai = (more: Record<string, string> = {}) =>
  images({ ARIOSO_PICTURES_URL: `${service.url}/v1`, ARIOSO_PICTURES_KEY: 'sk-paint', ...more })
const automatic = (more: Record<string, string> = {}) =>
  images({ ARIOSO_PICTURES_URL: service.url, ARIOSO_PICTURES_KIND: 'automatic1111', ...more })
const seeing = () =>
  images({
    ARIOSO_WORDS_URL: `${service.url}/v1`,
    ARIOSO_WORDS_MODEL: 'writer',
    ARIOSO_WORDS_KEY: 'sk-see',
    ARIOSO_VISION_MODEL: 'eyes',
  })
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const look = () => seeing().describe([BEACH_WEBP], { description: 'a song for my sister', seed: 1 })

describeImages('an OpenAI-compatible painter', openai)
describeImages('Automatic1111', automatic)
describeImages('a chat model that sees', seeing)

describe('an OpenAI-compatible painter', () => {
  it('is told what to paint and asked for the picture itself, never for an address', async () => {
    expect(base64(await openai({ ARIOSO_PICTURES_MODEL: 'sdxl' }).draw('a red fox', 5))).toBe(painting)
    expect(asked).toMatchObject([
      {
        path: '/v1/images/generations',
        authorization: 'Bearer sk-paint',
        json: { model: 'sdxl', prompt: 'a red fox', n: 1, response_format: 'b64_json' },
      },
    ])
  })

  it('of the newer kind is not told what it refuses to be told', async () => {
    await openai({ ARIOSO_PICTURES_MODEL: 'gpt-image-1' }).draw('a red fox', 5)
    expect(asked[0]?.json).not.toHaveProperty('response_format')
  })

  it.each([
    ['an address', () => told({ data: [{ url: 'https://elsewhere.example/a.png' }] })],
    ['nothing', () => told({ data: [] })],
    ['no picture', () => told({ data: [{ b64_json: base64(new Uint8Array(200)) }] })],
    ['another kind of picture', () => told({ data: [{ b64_json: base64(BEACH_WEBP) }] })],
    ['a refusal', () => ({ status: 400, body: '{"error":{"message":"sk-paint may not"}}' })],
    ['an error', () => ({ status: 500, body: 'out of memory' })],
  ] as const)('that answers %s is stood in for, and its key is not told', async (_, broken) => {
    answer = broken
    const own = await embedded.draw('a red fox', 5)
    expect(base64(await openai().draw('a red fox', 5))).toBe(base64(own))
    expect(problems).toHaveLength(1)
    expect(problems[0]).not.toContain('sk-paint')
  })

  it('is counted for staff', async () => {
    const provider = openai({ ARIOSO_PICTURES_MODEL: 'sdxl' })
    await provider.draw('one', 1)
    answer = () => ({ status: 500 })
    await provider.draw('two', 2)
    expect(provider.doors()).toMatchObject({
      painter: { name: 'sdxl', facts: { calls: 2, errorRate: 0.5 } },
      reader: undefined,
    })
  })
})

describe('Automatic1111', () => {
  it('gets a seed, a size and a model, with name and password where it wants them', async () => {
    const provider = automatic({ ARIOSO_PICTURES_KEY: 'ann:secret', ARIOSO_PICTURES_MODEL: 'dream.safetensors' })
    expect(base64(await provider.draw('a red fox', 2 ** 33 + 5))).toBe(painting)
    expect(asked).toMatchObject([
      {
        path: '/sdapi/v1/txt2img',
        authorization: `Basic ${Buffer.from('ann:secret').toString('base64')}`,
        json: { prompt: 'a red fox', seed: 5, override_settings: { sd_model_checkpoint: 'dream.safetensors' } },
      },
    ])
  })

  it('may say what kind of picture it sends', async () => {
    answer = () => told({ images: [`data:image/png;base64,${painting}`] })
    expect(base64(await automatic().draw('a red fox', 1))).toBe(painting)
  })
})

describe('a chat model that sees', () => {
  it('is shown the pictures and the wish; its song has the colours that were measured', async () => {
    const own = await embedded.describe([BEACH_WEBP], { description: '', seed: 1 })
    expect(await look()).toEqual({ ...SEEN, palette: own.palette })
    expect(asked).toMatchObject([{ authorization: 'Bearer sk-see', json: { model: 'eyes' } }])
    const sent = JSON.stringify(asked[0]?.json)
    expect(sent).toContain('a song for my sister')
    expect(sent).toContain(`data:image/webp;base64,${base64(BEACH_WEBP)}`)
  })

  it('may wrap its answer, and may mend it once', async () => {
    answer = (_, nth) => said(nth === 1 ? '{"title": "No style"}' : `\`\`\`json\n${JSON.stringify(SEEN)}\n\`\`\``)
    expect(await look()).toMatchObject(SEEN)
    expect(asked).toHaveLength(2)
    expect(JSON.stringify(asked[1]?.json)).toContain('That cannot be used: description')
  })

  it.each([
    ['no object twice', () => said('I see a beach.')],
    ['nothing at all', () => told({ choices: [] })],
    ['an error', () => ({ status: 503 })],
  ] as const)('that says %s is stood in for', async (_, broken) => {
    answer = broken
    expect(await look()).toMatchObject({ scenes: ['a beach'] })
    expect(problems).toHaveLength(1)
  })

  it('is not shown what is no picture', async () => {
    const reading = seeing().describe([new Uint8Array(60)], { description: '', seed: 1 })
    await expect(reading).rejects.toMatchObject({ code: 'IMAGE_INVALID' })
    expect(asked).toEqual([])
  })

  it('needs an address', () => {
    expect(() => parseConfiguration({ ARIOSO_VISION_MODEL: 'eyes' })).toThrow('ARIOSO_WORDS_URL')
  })
})
