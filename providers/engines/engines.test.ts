import { expect, it } from 'vitest'
import { createAceCpp } from './createAceCpp.ts'
import { createAceStep } from './createAceStep.ts'
import { describeEngine } from './describeEngine.ts'
import { openFakeAceCpp, openFakeAceStep } from './testing.ts'
import { watchEngines } from './watchEngines.ts'

const QUICK = { pollMs: 10, pauseMs: 5 }
const REST_FIELDS: Record<string, string> = {
  style: 'prompt',
  takes: 'batch_size',
  tempo: 'bpm',
  key: 'key_scale',
  task: 'task_type',
  strength: 'audio_cover_strength',
  from: 'repainting_start',
  to: 'repainting_end',
  track: 'track_name',
}
const CPP_FIELDS: Record<string, string> = {
  ...REST_FIELDS,
  style: 'caption',
  takes: 'synth_batch_size',
  key: 'keyscale',
  track: 'track',
}

describeEngine(
  'ACE-Step',
  async (songMs) => {
    const server = await openFakeAceStep()
    return { server, engine: createAceStep({ url: server.url, songMs, doubtMs: 30, ...QUICK }) }
  },
  { source: 'src_audio', reference: 'reference_audio', inField: (name) => REST_FIELDS[name] ?? name },
)

describeEngine(
  'ace-server',
  async (songMs) => {
    const server = await openFakeAceCpp()
    return { server, engine: createAceCpp({ url: server.url, songMs, ...QUICK }) }
  },
  { source: 'audio', reference: 'ref_audio', inField: (name) => CPP_FIELDS[name] ?? name },
)

const SONG = {
  seed: 1,
  style: 'pop',
  excludedStyle: 'country',
  lyrics: 'la',
  instrumental: false,
  language: 'en',
  task: { kind: 'song' },
} as const

it('ACE-Step is told the language, may not guess another, and plans with its language model only where it has one', async () => {
  const server = await openFakeAceStep()
  const engine = createAceStep({ url: server.url, songMs: 5000, ...QUICK })
  const making = { path: '/dev/null', signal: new AbortController().signal }
  await engine.look()
  await engine.make(SONG, making)
  const told = { vocal_language: 'en', use_cot_language: false, lm_negative_prompt: 'country', thinking: true }
  expect(server.orders.at(-1)?.fields).toMatchObject({ ...told, use_random_seed: false, audio_format: 'flac' })
  server.traps = { llm: false, slim: true }
  expect(await engine.look()).toMatchObject({ writes: false })
  await engine.make({ ...SONG, language: 'unknown' }, making)
  expect(server.orders.at(-1)?.fields).toMatchObject({ thinking: false, use_cot_language: true })
  await server.close()
})

it('its key goes into the header, and into nothing that is told', async () => {
  const server = await openFakeAceStep()
  server.traps.key = 'right-key-1234'
  const signal = new AbortController().signal
  const open = (key: string) => createAceStep({ url: server.url, key, songMs: 5000, ...QUICK })
  await open('right-key-1234').make(SONG, { path: '/dev/null', signal })
  const stranger = open('wrong-key-5678')
  const refused = await stranger.make(SONG, { path: '/dev/null', signal }).catch((error: unknown) => error)
  expect(String(refused)).toMatch(/401/)
  expect(String(refused) + JSON.stringify(stranger.facts())).not.toContain('wrong-key-5678')
  await server.close()
})

it('two songs ask about themselves with one question', async () => {
  const server = await openFakeAceStep()
  const engine = createAceStep({ url: server.url, songMs: 5000, ...QUICK })
  const signal = new AbortController().signal
  await Promise.all([1, 2].map((seed) => engine.make({ ...SONG, seed }, { path: '/dev/null', signal })))
  const { calls } = engine.facts()
  // Two submitted, two fetched: what remains are questions, and one alone takes two.
  expect(calls - 4).toBeLessThan(4)
  await server.close()
})

it('a watched engine is ready as long as it answers', async () => {
  const server = await openFakeAceStep()
  const watch = watchEngines([createAceStep({ url: server.url, songMs: 5000, ...QUICK })])
  expect(watch.isReady('ace-step')).toBe(false)
  await watch.lookAgain()
  expect(watch.isReady('ace-step')).toBe(true)
  await server.close()
  await watch.lookAgain()
  expect(watch.isReady('ace-step')).toBe(false)
  expect(watch.list()).toMatchObject([{ key: 'ace-step', health: { state: 'offline' } }])
  watch.close()
})
