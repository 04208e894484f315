import {
  AUDIT_KEPT_DAYS,
  BILLING_EVENTS_KEPT_DAYS,
  DOWNLOADS_KEPT,
  UPLOAD_ABANDONED_AFTER_HOURS,
  WEBHOOK_DELIVERIES_KEPT_DAYS,
} from '@arioso/contract'
import { type Storage, clipFiles } from '@arioso/storage'

const HOUR_MS = 3_600_000
const FILES_AT_ONCE = 200

// Removes unconfirmed uploads, remains of killed writes, downloads past their time and unused pictures. Safe to run twice.
export async function sweepFiles(
  storage: Pick<
    Storage,
    | 'audioUploads'
    | 'auditLog'
    | 'billingEvents'
    | 'doorCalls'
    | 'files'
    | 'keptFiles'
    | 'limits'
    | 'videoUploads'
    | 'webhooks'
  >,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const { files, keptFiles, audioUploads, videoUploads, auditLog, billingEvents, webhooks, doorCalls, limits } = storage
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const abandoned = hoursAgo(UPLOAD_ABANDONED_AFTER_HOURS)

  async function remove(keys: string[]): Promise<number> {
    for (const key of keys) await files.remove(key)
    await keptFiles.remove(keys)
    return keys.length
  }

  async function removeAll(list: () => Promise<string[]>): Promise<number> {
    let removed = 0
    for (let gone = FILES_AT_ONCE; gone === FILES_AT_ONCE && !signal.aborted; removed += gone) {
      gone = await remove(await list())
    }
    return removed
  }

  await auditLog.removeBefore(hoursAgo(AUDIT_KEPT_DAYS * 24))
  await billingEvents.removeBefore(hoursAgo(BILLING_EVENTS_KEPT_DAYS * 24))
  await webhooks.removeDeliveriesBefore(hoursAgo(WEBHOOK_DELIVERIES_KEPT_DAYS * 24))
  await doorCalls.removeBefore(hoursAgo(24))
  await limits.removeEnded(now.getTime())
  const sounds = await audioUploads.removeAbandoned(abandoned)
  const films = await videoUploads.removeAbandoned(abandoned)
  const removed = await remove([
    ...sounds.flatMap((id) => [`uploads/audio/${id}`, clipFiles(id).folder]),
    ...films.flatMap((id) => [`uploads/video/${id}`, `videos/${id}`]),
  ])
  return (
    removed +
    (await files.removeUnfinished(abandoned)) +
    (await removeAll(() => keptFiles.listUnusedPictures(abandoned, FILES_AT_ONCE))) +
    (await removeAll(() => keptFiles.listOldDownloads(hoursAgo(DOWNLOADS_KEPT.days * 24), FILES_AT_ONCE)))
  )
}
