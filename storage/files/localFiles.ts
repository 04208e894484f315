import { randomUUID } from 'node:crypto'
import { open, opendir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange, Files, FoundFile, GrowingOptions } from './files.ts'
import { growLocally } from './growLocally.ts'
import { keepFolder, makeFolder } from './keepFolder.ts'
import { parseKey } from './parseKey.ts'
import { readWhileGrowing } from './readWhileGrowing.ts'

export function createLocalFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, ...parseKey(key))

  async function write(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const path = pathOf(key)
    const unfinished = join(dirname(path), `.${basename(path)}.${randomUUID()}`)
    await makeFolder(dirname(path))
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
    await keepFolder(dirname(path))
  }

  async function read(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | undefined> {
    const handle = await ifThere(open(pathOf(key), 'r'))
    if (!handle) return undefined
    const { size } = await handle.stat()
    return { stream: handle.createReadStream(range), size }
  }

  const readBytes = async (key: string) => ifThere(readFile(pathOf(key)))
  const size = async (key: string) => (await ifThere(stat(pathOf(key))))?.size

  const openGrowing = async (key: string) => growLocally(pathOf(key))

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

  async function freeBytes(): Promise<number | undefined> {
    const disk = await ifThere(statfs(folder))
    return disk && disk.bavail * disk.bsize
  }

  async function removeUnfinished(before: Date): Promise<number> {
    let removed = 0
    for (const entry of (await ifThere(readdir(folder, { recursive: true, withFileTypes: true }))) ?? []) {
      if (!entry.isFile() || !entry.name.startsWith('.')) continue
      const path = join(entry.parentPath, entry.name)
      const found = await ifThere(stat(path))
      if (!found || found.mtime >= before) continue
      await rm(path, { force: true })
      removed += 1
    }
    return removed
  }

  return {
    write,
    read,
    readBytes,
    size,
    openGrowing,
    readGrowing,
    list,
    remove,
    removeUnfinished,
    freeBytes,
    close: () => undefined,
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
