import { createEmbeddedWords, parseLyrics, type WordsProvider } from '@arioso/providers/words'
import type { ClipEdit, StoredClip } from '@arioso/storage'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RenderPool } from '../../render/renderPool.ts'
import { generateSong } from './generateSong.ts'
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

it('two takes that are begun at once share no line', async () => {
  const first = await createQueuedClip(storage, LIGHTHOUSE)
  const { id: _, ...same } = first
  await storage.credits.reserveFor({ userId: first.userId, id: 'second take', attempt: 1 }, 5)
  const [second] = await storage.clips.insert([{ ...same, seed: first.seed + 1, take: 1 }])
  const pool: RenderPool = { render: () => Promise.reject(new Error('heard enough')), close: () => Promise.resolve() }
  const parts = { storage, words, pool, announce: () => Promise.resolve(), workFolder: storage.filesFolder }
  const turns = createTakeTurns()
  const takes = [first, second].flatMap((clip) => (clip ? [clip] : []))
  const making = takes.map(({ id }) =>
    generateSong({ ...parts, turns }, { clip_id: id, attempt: 1 }, new AbortController().signal),
  )
  await Promise.allSettled(making)
  const [sung = [], other = []] = await Promise.all(
    takes.map(async ({ id }) =>
      parseLyrics((await storage.clips.find(id))?.lyrics ?? '').flatMap(({ lines }) => lines),
    ),
  )
  expect(sung.length).toBeGreaterThan(8)
  expect(other.length).toBeGreaterThan(8)
  expect(other.filter((line) => sung.includes(line))).toEqual([])
})
