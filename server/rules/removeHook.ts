import { hookFolder, type Storage, type StoredHook } from '@arioso/storage'

/** With its files, and with the news of it, which would lead nowhere. */
export async function removeHook(storage: Pick<Storage, 'files' | 'transaction'>, hook: StoredHook): Promise<void> {
  await storage.transaction(async ({ hooks, notifications }) => {
    await hooks.remove(hook.id)
    await notifications.forget(hook.userId, hook.id)
  })
  await storage.files.remove(hookFolder(hook))
}

/** Otherwise its maker could post the same film again with one press. */
export async function removeFilm(
  { videoUploads, files, keptFiles }: Pick<Storage, 'files' | 'keptFiles' | 'videoUploads'>,
  uploadId: string,
): Promise<void> {
  await videoUploads.remove(uploadId)
  await files.remove(`videos/${uploadId}`)
  await keptFiles.remove([`videos/${uploadId}`])
}
