import { AppError } from '@arioso/contract'
import type { Files } from '@arioso/storage'

// Too much is read to its end but not kept: a browser still sending would never read the answer.
export async function receiveFile(
  files: Files,
  key: string,
  chunks: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<number> {
  let bytes = 0
  async function* kept(): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes <= maxBytes) yield chunk
    }
    if (bytes > maxBytes) throw new AppError('BODY_TOO_LARGE')
  }
  await files.remove(key)
  await files.write(key, kept())
  return bytes
}
