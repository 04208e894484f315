import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SongFacts, SongTask } from './renderMessages.ts'
import { createRenderPool, type RenderPool } from './renderPool.ts'

const SONG: SongTask = {
  order: {
    seed: 4,
    title: 'Pier',
    style: 'folk, acoustic guitar',
    excludedStyle: '',
    lyrics: '',
    instrumental: true,
    maxSeconds: 6,
  },
  wavPath: devNull,
}
const MP3_BYTES_PER_SECOND = 24_000
const WAV_BYTES_PER_SECOND = 48_000 * 2 * 2
const never = new AbortController().signal

// Tests of one thread share it: starting one takes longer than a song.
const alone = createRenderPool({ threads: 1, niceness: 0 })
let pool: RenderPool
beforeEach(() => {
  pool = alone
})
afterEach(async () => {
  if (pool !== alone) await pool.close()
})
afterAll(() => alone.close())

async function follow(
  name: string,
  told: string[],
  signal = never,
  onSound: () => void = () => undefined,
): Promise<void> {
  let hasSounded = false
  await pool.render(
    SONG,
    {
      onStarted: async () => void told.push(`${name} is composed`),
      onAudio: async () => {
        if (!hasSounded) told.push(`${name} sounds`)
        hasSounded = true
        onSound()
      },
    },
    signal,
  )
  told.push(`${name} is done`)
}

// Chromium plays nothing before it has so much.
const PLAYABLE_BYTES = 32 * 1024

it('the first bytes of a song are enough for a browser to begin', async () => {
  const sizes: number[] = []
  const onAudio = async (bytes: Uint8Array): Promise<void> => void sizes.push(bytes.length)
  await pool.render(SONG, { onStarted: () => Promise.resolve(), onAudio }, never)
  expect(sizes[0]).toBeGreaterThan(PLAYABLE_BYTES)
})

describe('songs made at the same time', () => {
  it('a second one does not begin before the first can be heard', async () => {
    pool = createRenderPool({ threads: 2, niceness: 0, startsAtOnce: 1 })
    const told: string[] = []
    await Promise.all([follow('one', told), follow('two', told)])
    expect(told.slice(0, 2)).toEqual(['one is composed', 'one sounds'])
    expect(told).toContain('two is done')
  })

  it('one that is given up makes room for the next, also while the band rehearses', async () => {
    pool = createRenderPool({ threads: 1, niceness: 0, rehearsal: SONG })
    const told: string[] = []
    const leaving = new AbortController()
    const given = follow('one', told, leaving.signal, () => leaving.abort(new Error('left')))
    const next = follow('two', told)
    await expect(given).rejects.toThrow('left')
    await next
    expect(told).toEqual(['one is composed', 'one sounds', 'two is composed', 'two sounds', 'two is done'])
  })

  it('one that is given up is left where it is, although its next blocks lie ready', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'arioso-given-up-'))
    const wavPath = join(folder, 'song.wav')
    const leaving = new AbortController()
    let audioBytes = 0
    const onAudio = async (): Promise<void> => leaving.abort(new Error('left'))
    const listener = { onStarted: async (facts: SongFacts) => void (audioBytes = facts.audioBytes), onAudio }
    const order = { ...SONG.order, maxSeconds: 90 }
    await expect(pool.render({ order, wavPath }, listener, leaving.signal)).rejects.toThrow('left')
    await follow('the next', [])
    const wholeSongBytes = (audioBytes / MP3_BYTES_PER_SECOND) * WAV_BYTES_PER_SECOND
    expect(statSync(wavPath).size).toBeLessThan(wholeSongBytes / 2)
    rmSync(folder, { recursive: true })
  })

  it('one that cannot even be begun does not keep the next waiting', async () => {
    const lost = { ...SONG, wavPath: join(tmpdir(), 'a folder that was removed', 'song.wav') }
    const nobody = { onStarted: async () => undefined, onAudio: async () => undefined }
    await expect(pool.render(lost, nobody, never)).rejects.toThrow('ENOENT')
    const told: string[] = []
    await follow('the next', told)
    expect(told).toContain('the next is done')
  })

  it('one that is given up while it waits is told so before its turn comes', async () => {
    const told: string[] = []
    const leaving = new AbortController()
    const first = follow('one', told, never, () => leaving.abort(new Error('left')))
    await expect(follow('two', told, leaving.signal)).rejects.toThrow('left')
    expect(told).not.toContain('one is done')
    await first
  })
})
