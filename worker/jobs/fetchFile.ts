import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Files } from '@arioso/storage'

// From the file store into the work folder; false when there is none.
export async function fetchFile(files: Files, key: string, path: string): Promise<boolean> {
  const source = await files.read(key)
  if (source === undefined) return false
  await pipeline(source.stream, createWriteStream(path))
  return true
}
