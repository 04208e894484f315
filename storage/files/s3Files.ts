import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Bucket, connectToBucket } from './bucket.ts'
import { collect } from './collect.ts'
import type { ByteRange, Files, FoundFile, GrowingOptions } from './files.ts'
import { growInPieces, pieceFolder } from './growingPieces.ts'
import { type Objects, openObjects } from './objects.ts'
import { parseKey } from './parseKey.ts'
import { readPieces } from './readPieces.ts'

export function createS3Files(bucket: Bucket, now: () => number = () => performance.now()): Files {
  const objects: Objects = openObjects(connectToBucket(bucket), bucket)
  const pathOf = (key: string) => parseKey(key).join('/')

  async function readBytes(key: string): Promise<Uint8Array | undefined> {
    const found = await objects.open(pathOf(key))
    return found && buffer(found.stream)
  }

  function readGrowing(key: string, range: ByteRange, options: GrowingOptions): Readable {
    const chunks = readPieces(objects, pathOf(key), range, options)
    return Readable.from(chunks, { objectMode: false, signal: options.signal })
  }

  async function* list(prefix = ''): AsyncGenerator<FoundFile> {
    const below = prefix === '' ? '' : `${pathOf(prefix.replace(/\/$/, ''))}/`
    for await (const file of objects.list(below)) if (!/(^|\/)\./.test(file.key)) yield file
  }

  async function remove(prefix: string): Promise<void> {
    const path = pathOf(prefix.replace(/\/$/, ''))
    const below = await Promise.all([`${path}/`, pieceFolder(path)].map((all) => collect(objects.list(all))))
    await objects.remove([path, ...below.flat().map(({ key }) => key)])
  }

  return {
    write: async (key, bytes) => objects.put(pathOf(key), bytes),
    read: async (key, range) => objects.open(pathOf(key), range),
    readBytes,
    size: async (key) => objects.size(pathOf(key)),
    openGrowing: async (key) => growInPieces(objects, pathOf(key), now),
    readGrowing,
    list,
    remove,
    freeBytes: async () => undefined,
    removeUnfinished: async () => 0,
    close: () => objects.close(),
  }
}
