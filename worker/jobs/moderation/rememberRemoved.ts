import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RememberRemovedJob } from '@arioso/contract'
import { clipFiles, type Storage } from '@arioso/storage'
import { runFingerprintProgram } from '../../media/runFingerprintProgram.ts'
import { decodeExcerpt } from '../../media/runMediaProgram.ts'
import { fetchFile } from '../fetchFile.ts'

type Parts = { storage: Pick<Storage, 'copyrightWarnings' | 'files' | 'removedRecordings'>; workFolder: string }

const LONGEST_SECONDS = 1000

/** What staff removed is recognised when it comes back as an upload. A decision that was taken back is none. */
export async function rememberRemoved(
  { storage, workFolder }: Parts,
  { clip_id: id }: RememberRemovedJob,
): Promise<void> {
  if (!(await storage.copyrightWarnings.has(id))) return
  const folder = await mkdtemp(join(workFolder, 'removed-'))
  try {
    const [song, excerpt] = [join(folder, 'song.mp3'), join(folder, 'excerpt.f32')]
    if (!(await fetchFile(storage.files, clipFiles(id).audio, song))) return
    await decodeExcerpt(song, excerpt, { startSeconds: 0, endSeconds: LONGEST_SECONDS })
    await storage.removedRecordings.add(id, await runFingerprintProgram(excerpt))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
