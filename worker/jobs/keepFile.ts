import { createReadStream } from 'node:fs'
import type { Files } from '@arioso/storage'

// From the work folder into the file store, in place of what may lie there from an earlier try.
export async function keepFile(files: Files, path: string, key: string): Promise<void> {
  await files.write(key, createReadStream(path))
}
