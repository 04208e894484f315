import { createEmbeddedWords, parseLyrics, type WordsProvider } from '@arioso/providers/words'
import { openStorage, type ClipEdit, type StoredClip } from '@arioso/storage'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RenderPool } from '../../render/renderPool.ts'
import { generateSong, type GenerateSongParts } from './generateSong.ts'
import { createTakeTurns } from './takeTurns.ts'
import { createQueuedClip } from './testSong.ts'
import { writeMissingWords } from './writeMissingWords.ts'

const LIGHTHOUSE = { description: 'a slow folk song about a lighthouse keeper and her dog' }

let storage: TestStorage
let words: WordsProvider
const wishes: Parameters<WordsProvider['writeSong']>[0][] = []
beforeAll(async () => {
  storage = await createTestStorage()
  const embedded = createEmbeddedWords()
  words = {
    ...embedded,
    writeSong: (wish) => {
      wishes.push(wish)
      return embedded.writeSong(wish)
    },
  }
})
afterAll(() => storage.drop())

async function extend(chain: StoredClip[], wish: { lyrics?: string } = {}): Promise<StoredClip> {
  const clip = await createQueuedClip(storage, wish)
  const edit: ClipEdit = { kind: 'extend', chain: chain.map(({ id }) => ({ clipId: id, untilSeconds: 30 })) }
  const { title = '', style = '' } = chain[0] ?? {}
  return (await storage.clips.update(clip.id, { controls: { edit }, title, style })) ?? clip
}

const write = (clip: StoredClip) => writeMissingWords({ storage, words }, clip)
const sectionsOf = ({ lyrics }: StoredClip, wanted: string) =>
  parseLyrics(lyrics)
    .filter(({ tag }) => tag === wanted)
    .map(({ lines }) => lines)

describe('a song that is extended without words', () => {
  it('goes on with its story: new verses, the chorus it has, and so does what extends that', async () => {
    const root = await write(await createQueuedClip(storage, LIGHTHOUSE))
    const [chorus] = sectionsOf(root, 'chorus')
    const second = await write(await extend([root]))
    const third = await write(await extend([root, second]))
    for (const part of [second, third]) {
      expect(part.title).toBe(root.title)
      expect(sectionsOf(part, 'chorus')[0]).toEqual(chorus)
      expect(part.lyrics).toContain('[Verse]\n')
    }
    expect(wishes.slice(-2).map(({ description }) => description)).toEqual(Array(2).fill(LIGHTHOUSE.description))
    const verses = [root, second, third].flatMap((part) => sectionsOf(part, 'verse').flat())
    expect(new Set(verses).size).toBe(verses.length)
  })

  it('sings the words somebody wrote for it', async () => {
    const root = await write(await createQueuedClip(storage, LIGHTHOUSE))
    const own = '[Verse]\nThe ferry is late and the harbour is grey'
    expect((await write(await extend([root], { lyrics: own }))).lyrics).toBe(own)
  })
})

async function createTwoTakes(seeds: [number, number]): Promise<StoredClip[]> {
  const first = await createQueuedClip(storage, { ...LIGHTHOUSE, seed: seeds[0] })
  const { id: _, ...same } = first
  await storage.credits.reserveFor({ userId: first.userId, id: 'second take', attempt: 1 }, 5)
  return [first, ...(await storage.clips.insert([{ ...same, seed: seeds[1], take: 1 }]))]
}

type Worker = Pick<GenerateSongParts, 'storage' | 'words' | 'turns'>

const pool: RenderPool = { render: () => Promise.reject(new Error('heard enough')), close: () => Promise.resolve() }
const sing = (worker: Worker, clip_id: string) =>
  generateSong(
    { ...worker, pool, announce: () => Promise.resolve(), workFolder: storage.filesFolder },
    { clip_id, attempt: 1 },
    new AbortController().signal,
  ).catch(() => undefined)

async function expectNothingShared(takes: StoredClip[]): Promise<void> {
  const [first, second] = await Promise.all(takes.map(({ id }) => storage.clips.find(id)))
  const [sung = [], other = []] = [first, second].map((clip) =>
    parseLyrics(clip?.lyrics ?? '').flatMap(({ lines }) => lines),
  )
  expect(sung.length).toBeGreaterThan(8)
  expect(other.length).toBeGreaterThan(8)
  expect(other.filter((line) => sung.includes(line))).toEqual([])
  expect(first?.title).not.toBe(second?.title)
}

describe('two takes that are begun at once share no line', () => {
  it('in one worker, and each is written once', async () => {
    const takes = await createTwoTakes([7, 8])
    const [before, worker] = [wishes.length, { storage, words, turns: createTakeTurns() }]
    await Promise.all(takes.map(({ id }) => sing(worker, id)))
    await expectNothingShared(takes)
    expect(wishes.length - before).toBe(2)
  })

  it('in two workers, which know each other by the database alone: the second to be ready is written once more', async () => {
    const takes = await createTwoTakes([7, 7])
    const before = wishes.length
    const { promise: bothWrite, resolve } = Promise.withResolvers<void>()
    const together: WordsProvider = {
      ...words,
      writeSong: async (wish) => {
        const writing = words.writeSong(wish)
        if (wishes.length - before === 2) resolve()
        await bothWrite
        return writing
      },
    }
    const { databaseUrl, filesFolder } = storage
    const machines = await Promise.all(takes.map(() => openStorage({ databaseUrl, filesFolder })))
    const workers = machines.map((machine) => ({ storage: machine, words: together, turns: createTakeTurns() }))
    await Promise.all(takes.map(({ id }, place) => sing(workers[place] as Worker, id)))
    await Promise.all(machines.map((machine) => machine.close()))
    await expectNothingShared(takes)
    expect(wishes.length - before).toBe(3)
  })
})
