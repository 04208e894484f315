import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FakeEngine } from './fakeEngine.ts'
import type { EngineOrder, OutsideEngine } from './index.ts'
import { testSound } from './testSound.ts'

export type OpenedEngine = { engine: OutsideEngine; server: FakeEngine }

const ORDER: EngineOrder = {
  seed: 7,
  style: 'folk, acoustic guitar',
  excludedStyle: '',
  lyrics: '[Verse]\nLow light over water',
  instrumental: false,
  language: 'en',
  lengthSeconds: 12,
  task: { kind: 'song' },
}

/** What every outside engine does, whatever its server says or leaves out. `open` gives up a song after `songMs`. */
export function describeEngine(
  name: string,
  open: (songMs: number) => Promise<OpenedEngine>,
  own: { source: string; reference: string; inField: (field: string) => string },
): void {
  describe(`engine: ${name}`, () => {
    let folder = ''
    let path = ''
    let source = ''
    let opened: OpenedEngine

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'arioso-engine-'))
      path = join(folder, 'made')
      source = join(folder, 'source.wav')
      await writeFile(source, testSound(3))
    })
    beforeEach(async () => {
      opened = await open(20_000)
      await rm(path, { force: true })
      return () => opened.server.close()
    })
    afterAll(() => rm(folder, { recursive: true }))

    const make = (order: Partial<EngineOrder> = {}, signal = new AbortController().signal) =>
      opened.engine.make({ ...ORDER, ...order }, { path, signal })
    const sent = () => opened.server.orders.at(-1)
    const field = (asked: string) => sent()?.fields[own.inField(asked)]

    it('makes one take of what was written and leaves the sound with us', async () => {
      expect(await make({ tempoBpm: 92, keyName: 'F# minor' })).toEqual({})
      expect((await readFile(path)).equals(testSound(12))).toBe(true)
      expect(String(field('style'))).toBe(ORDER.style)
      expect(field('lyrics')).toBe(ORDER.lyrics)
      expect([Number(field('takes')), Number(field('seed')), Number(field('tempo'))]).toEqual([1, 7, 92])
      expect(field('key')).toBe('F# minor')
      expect(sent()?.files).toEqual({})
    })

    it('an instrumental says so', async () => {
      await make({ instrumental: true, lyrics: '' })
      expect(field('lyrics')).toBe('[Instrumental]')
    })

    it('writes from a sentence, and tells what it wrote', async () => {
      await opened.engine.look()
      const words = await make({ description: 'a song about rain', lyrics: '', style: '' })
      expect(words).toEqual({ lyrics: expect.stringContaining('The engine wrote'), style: 'engine pop, bright' })
    })

    it('sound travels as a form: a cover, a part anew, a reference', async () => {
      await make({ task: { kind: 'cover', sourcePath: source, strength: 0.4 }, referencePath: source })
      expect(sent()?.files[own.source]?.size).toBe(testSound(3).length)
      expect(sent()?.files[own.reference]?.size).toBe(testSound(3).length)
      expect([field('task'), Number(field('strength'))]).toEqual(['cover', 0.4])
      await make({ task: { kind: 'repaint', sourcePath: source, fromSeconds: 1, toSeconds: 5 } })
      expect([field('task'), Number(field('from')), Number(field('to'))]).toEqual(['repaint', 1, 5])
      expect((await readFile(path)).equals(testSound(5, 1.5))).toBe(true)
      await make({ task: { kind: 'extract', sourcePath: source, track: 'drums' } })
      expect([field('task'), field('track')]).toEqual(['extract', 'drums'])
    })

    it('asks again when there is no room, and once more from the beginning when the song was forgotten', async () => {
      opened.server.traps.busyTimes = 1
      await make()
      opened.server.traps.forgets = 1
      await make()
      expect(opened.server.orders).toHaveLength(3)
    })

    it('done without a file, failed, or refused inside a good reply: no song, and it says why', async () => {
      opened.server.traps.emptyFile = true
      await expect(make()).rejects.toMatchObject({ problem: 'failed' })
      opened.server.traps = { fails: 'the vocoder broke' }
      await expect(make()).rejects.toMatchObject({ problem: 'failed', message: /the vocoder broke/ })
      opened.server.traps = { errorInside: true }
      await expect(make()).rejects.toMatchObject({ problem: 'failed' })
    })

    it('a server that is never done is given up in time', async () => {
      const { engine, server } = await open(300)
      server.traps.neverDone = true
      const made = engine.make(ORDER, { path, signal: new AbortController().signal })
      await expect(made).rejects.toMatchObject({ problem: 'unavailable', message: /too long/ })
      await server.close()
    })

    it('nobody waits for a song that nobody wants any more', async () => {
      opened.server.traps.neverDone = true
      const unwanted = new AbortController()
      const made = make({}, unwanted.signal)
      await expect.poll(() => opened.server.openTasks()).toBeGreaterThan(0)
      unwanted.abort(new Error('removed'))
      await expect(made).rejects.toThrow('removed')
    })

    it('tells ready, starting, refused and offline apart', async () => {
      const { engine, server } = opened
      expect(await engine.look()).toMatchObject({ state: 'ready', writes: true })
      expect((await engine.look()).tasks).toEqual(expect.arrayContaining(['song', 'cover', 'repaint', 'extract']))
      server.traps.loading = true
      expect(await engine.look()).toMatchObject({ state: 'starting', tasks: [] })
      server.traps = { key: 'a key nobody has' }
      expect(await engine.look()).toMatchObject({ state: 'refused' })
      await server.close()
      expect(await engine.look()).toMatchObject({ state: 'offline' })
      await expect(make()).rejects.toMatchObject({ problem: 'unavailable' })
      expect(engine.facts()).toMatchObject({ lastError: expect.stringMatching(/cannot be reached/) })
    })
  })
}
