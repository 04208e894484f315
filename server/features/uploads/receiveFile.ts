import { AppError } from '@arioso/contract'
import type { Files } from '@arioso/storage'

// Too much is read to its end but not kept: a browser still sending would never read the answer.
export async function receiveFile(
  files: Files,
  key: string,
  chunks: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<void> {
  await files.remove(key)
  const file = await files.openGrowing(key)
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes <= maxBytes) await file.append(chunk)
    }
  } finally {
    await file.close()
  }
  if (bytes <= maxBytes) return
  await files.remove(key)
  throw new AppError('BODY_TOO_LARGE')
}
