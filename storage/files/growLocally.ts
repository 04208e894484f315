import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { GrowingFile } from './files.ts'
import { keepFolder, makeFolder } from './keepFolder.ts'

/**
 * A file that is written anew after an interrupted try. A listener may be reading what that try wrote, so it stays as far as
 * the new bytes are the same ones; from the first other byte on nothing of the old song is left.
 */
export async function growLocally(path: string): Promise<GrowingFile> {
  await makeFolder(dirname(path))
  const handle = await open(path, constants.O_RDWR | constants.O_CREAT)
  let oldBytes = (await handle.stat()).size
  let written = 0

  async function forgetOtherSong(bytes: Uint8Array): Promise<void> {
    if (oldBytes <= written) return
    const before = await readAt(handle, written, Math.min(bytes.length, oldBytes - written))
    if (before.equals(bytes.subarray(0, before.length))) return
    await handle.truncate(written)
    oldBytes = written
  }

  return {
    get written() {
      return written
    },
    async append(bytes) {
      await forgetOtherSong(bytes)
      for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, written)
        done += bytesWritten
        written += bytesWritten
      }
    },
    async close() {
      try {
        if (oldBytes > written) await handle.truncate(written)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await keepFolder(dirname(path))
    },
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const found = Buffer.alloc(length)
  const { bytesRead } = await handle.read(found, 0, length, position)
  return found.subarray(0, bytesRead)
}
