import { lchown, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from '@arioso/storage'

/** Started by root, the product runs as a user of its own; what a test writes beside it must be that user's to change and remove. */
export async function writeAsProduct({ files }: Storage, key: string, bytes: Uint8Array): Promise<void> {
  await files.write(key, bytes)
  const folder = process.env['ARIOSO_TEST_FILES'] ?? ''
  // Files in a bucket have no owner.
  const isLocal = await stat(folder).then(
    () => true,
    () => false,
  )
  const { uid, gid } = await stat(dirname(folder))
  if (!isLocal || uid === process.getuid?.()) return
  const parts = ['', ...key.split('/')]
  for (const at of parts.keys()) await lchown(join(folder, ...parts.slice(0, at + 1)), uid, gid)
}
