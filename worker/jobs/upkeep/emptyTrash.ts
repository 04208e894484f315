import { JOB_QUEUES, TRASH_PURGED_AFTER_DAYS, DAY_MS } from '@arioso/contract'
import type { Storage } from '@arioso/storage'

const SONGS_AT_ONCE = 100

// What lay in the trash for thirty days goes for good. Each batch is one transaction, so running twice or stopping in the
// middle leaves no row without its files' job and no files without a row.
export async function emptyTrash(
  storage: Pick<Storage, 'playlists' | 'transaction' | 'workspaces'>,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - TRASH_PURGED_AFTER_DAYS * DAY_MS)
  let removed = 0
  for (let gone = SONGS_AT_ONCE; gone === SONGS_AT_ONCE && !signal.aborted; removed += gone) {
    gone = await removeBatch(storage, before)
  }
  await storage.playlists.removeTrashedBefore(before)
  await storage.workspaces.removeTrashedBefore(before)
  return removed
}

function removeBatch(storage: Pick<Storage, 'transaction'>, before: Date): Promise<number> {
  return storage.transaction(async ({ clips, jobs }) => {
    const ids = await clips.removeTrashedBefore(before, SONGS_AT_ONCE)
    for (const id of ids) await jobs.send(JOB_QUEUES.removeFiles, { clip_id: id }, { singletonKey: id })
    return ids.length
  })
}
