import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange, Files, FoundFile, GrowingFile, GrowingOptions } from './files.ts'
import { parseKey } from './parseKey.ts'
import { readWhileGrowing } from './readWhileGrowing.ts'

export function createLocalFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, ...parseKey(key))

  async function write(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const path = pathOf(key)
    const unfinished = join(dirname(path), `.${basename(path)}.${randomUUID()}`)
    await mkdir(dirname(path), { recursive: true })
    const handle = await open(unfinished, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    } finally {
      await handle.close()
    }
    await rename(unfinished, path)
  }

  async function read(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | undefined> {
    const handle = await ifThere(open(pathOf(key), 'r'))
    if (!handle) return undefined
    const { size } = await handle.stat()
    return { stream: handle.createReadStream(range), size }
  }

  const readBytes = async (key: string) => ifThere(readFile(pathOf(key)))
  const size = async (key: string) => (await ifThere(stat(pathOf(key))))?.size

  async function openGrowing(key: string): Promise<GrowingFile> {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    // Not truncated: somebody may be listening to what an interrupted try has already written.
    return growFrom(await open(path, constants.O_RDWR | constants.O_CREAT))
  }

  function readGrowing(key: string, range: ByteRange, options: GrowingOptions): Readable {
    const path = pathOf(key)
    const chunks = readWhileGrowing(() => ifThere(open(path, 'r')), range, options)
    return Readable.from(chunks, { objectMode: false, signal: options.signal })
  }

  async function* list(prefix = ''): AsyncGenerator<FoundFile> {
    const below = prefix.replace(/\/$/, '')
    const entries = await ifThere(opendir(below === '' ? folder : pathOf(below)))
    if (!entries) return
    for await (const entry of entries) {
      if (entry.name.startsWith('.')) continue
      const key = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) yield* list(key)
      else yield { key, size: (await size(key)) ?? 0 }
    }
  }

  async function remove(prefix: string): Promise<void> {
    await rm(pathOf(prefix.replace(/\/$/, '')), { recursive: true, force: true })
  }

  return { write, read, readBytes, size, openGrowing, readGrowing, list, remove, close: () => undefined }
}

function growFrom(handle: FileHandle): GrowingFile {
  let written = 0
  return {
    get written() {
      return written
    },
    async append(bytes) {
      for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, written)
        done += bytesWritten
        written += bytesWritten
      }
    },
    async close() {
      await handle.sync()
      await handle.close()
    },
  }
}

async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
