import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3, type TestS3 } from '../testing/index.ts'
import { collect } from './collect.ts'
import { describeFiles } from './files.suite.ts'
import { connectToBucket } from './bucket.ts'
import type { Files } from './files.ts'
import { type Objects, openObjects } from './objects.ts'
import { readPieces } from './readPieces.ts'
import { createS3Files } from './s3Files.ts'

const MEBIBYTE = 1024 * 1024
const still = { isFinished: async () => false, signal: new AbortController().signal }

let store: TestS3
let opened: Files[] = []
const open = (now?: () => number) => {
  const files = createS3Files(store.bucket, now)
  opened.push(files)
  return files
}
beforeAll(async () => {
  store = await startS3()
})
afterAll(async () => {
  for (const files of opened) files.close()
  opened = []
  await store.stop()
})

async function openEmpty(): Promise<Files> {
  const files = open()
  for (const folder of ['clips', 'zips']) await files.remove(folder)
  return files
}

describeFiles('S3', openEmpty)

it('what is larger than one part of an upload comes back as it went in, and leaves nothing when it breaks off', async () => {
  const files = open()
  const film = randomBytes(17 * MEBIBYTE)
  async function* chunks(breaksOff: boolean) {
    for (let at = 0; at < film.length; at += MEBIBYTE) yield film.subarray(at, at + MEBIBYTE)
    if (breaksOff) throw new Error('the line was cut')
  }
  await expect(files.write('uploads/video/1', chunks(true))).rejects.toThrow('the line was cut')
  expect(await files.size('uploads/video/1')).toBeUndefined()
  await files.write('uploads/video/1', chunks(false))
  expect(film.equals((await files.readBytes('uploads/video/1')) ?? Buffer.alloc(0))).toBe(true)
})

it('a song in the making is heard by another process, goes on after its worker was killed, and is one file at its end', async () => {
  const song = randomBytes(90_000)
  // Far apart, so that every bit becomes a piece; the second worker's pieces are cut elsewhere.
  let clock = 0
  const now = () => (clock += 1000)
  const [killed, worker, api] = [open(now), open(now), open()]
  const heard = buffer(api.readGrowing('clips/8/audio.mp3', { start: 0, end: song.length - 1 }, still))
  const first = await killed.openGrowing('clips/8/audio.mp3')
  for (let at = 0; at < 50_000; at += 10_000) await first.append(song.subarray(at, at + 10_000))
  const again = await worker.openGrowing('clips/8/audio.mp3')
  for (let at = 0; at < song.length; at += 7_000) await again.append(song.subarray(at, at + 7_000))
  const seeking = buffer(api.readGrowing('clips/8/audio.mp3', { start: 61_234, end: 80_000 }, still))
  expect(await seeking).toEqual(song.subarray(61_234, 80_001))
  await again.close()
  expect(await heard).toEqual(song)
  expect(await api.readBytes('clips/8/audio.mp3')).toEqual(song)
  expect(await collect(api.list('clips/8'))).toEqual([{ key: 'clips/8/audio.mp3', size: song.length }])
  const late = buffer(api.readGrowing('clips/8/audio.mp3', { start: 10, end: 19 }, still))
  expect(await late).toEqual(song.subarray(10, 20))
})

describe('a song in the making whose connection is cut', () => {
  const song = randomBytes(30_000)
  const connections: Objects[] = []
  const read = (cuts: number, bytesBefore: number) =>
    buffer(Readable.from(readPieces(cutting(cuts, bytesBefore), 'growing/audio.mp3', { start: 0, end: 29_999 }, still)))

  // The real store, but so many of its answers end early.
  function cutting(cuts: number, bytesBefore: number): Objects {
    const objects = openObjects(connectToBucket(store.bucket), store.bucket)
    connections.push(objects)
    let left = cuts
    async function* endEarly(stream: AsyncIterable<Uint8Array>) {
      for await (const chunk of stream) {
        if (bytesBefore > 0) yield chunk.subarray(0, bytesBefore)
        throw new Error('aborted')
      }
    }
    const open: Objects['open'] = async (...asked) => {
      const found = await objects.open(...asked)
      return found && left-- > 0 ? { ...found, stream: Readable.from(endEarly(found.stream)) } : found
    }
    return { ...objects, open }
  }

  beforeAll(async () => {
    const growing = await open().openGrowing('growing/audio.mp3')
    await growing.append(song)
    await growing.close()
  })
  afterAll(() => {
    for (const connection of connections) connection.close()
  })

  it('is heard to its end', async () => {
    expect(await read(5, 100)).toEqual(song)
    expect(await read(2, 0)).toEqual(song)
  })

  it('ends with an error when no byte comes any more', async () => {
    await expect(read(Infinity, 0)).rejects.toThrow('aborted')
  })
})

it('a bucket that is not there is an error, not an empty store', async () => {
  const files = createS3Files({ ...store.bucket, name: 'somebody-elses' })
  await expect(files.read('clips/1/audio.mp3')).rejects.toThrow('bucket')
  files.close()
})
