import type { KeptFile, Storage, User } from '@arioso/storage'
import { reserveSpace } from '../../rules/reserveSpace.ts'
import { receiveFile } from './receiveFile.ts'

export type Sent = { chunks: AsyncIterable<Buffer>; announcedBytes: number | undefined }

type Place = Pick<KeptFile, 'key' | 'kind'> & { maxBytes: number }

// Space is taken for as much as was announced; more than that is not kept.
export async function receiveUpload(
  storage: Pick<Storage, 'files' | 'keptFiles'>,
  user: User,
  { maxBytes, ...place }: Place,
  sent: Sent,
): Promise<void> {
  const mostBytes = Math.min(maxBytes, sent.announcedBytes ?? maxBytes)
  await reserveSpace(storage, user, { ...place, bytes: mostBytes })
  try {
    const bytes = await receiveFile(storage.files, place.key, sent.chunks, mostBytes)
    await storage.keptFiles.keep({ ...place, userId: user.id, bytes })
  } catch (error) {
    await storage.files.remove(place.key)
    await storage.keptFiles.remove([place.key])
    throw error
  }
}
