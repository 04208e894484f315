import { createReadStream } from 'node:fs'
import type { Files } from '@arioso/storage'

// From the work folder into the file store, in place of what may lie there from an earlier try.
export async function keepFile(files: Files, path: string, key: string): Promise<void> {
  await files.remove(key)
  const stored = await files.openGrowing(key)
  try {
    for await (const chunk of createReadStream(path)) await stored.append(chunk as Buffer)
  } finally {
    await stored.close()
  }
}
