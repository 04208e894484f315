import type { Repositories, StoredClip } from '@arioso/storage'

/** Takes are ordered together and announced together: by the last of them, in the transaction that ends it. */
export async function tellWhenAllAreMade(
  { clips, notifications }: Pick<Repositories, 'clips' | 'notifications'>,
  clip: StoredClip,
  kind: 'generation_done' | 'generation_failed',
): Promise<void> {
  if (clip.isDemo) return
  const others = (await clips.listByTransaction(clip.userId, clip.transactionUuid)).filter(({ id }) => id !== clip.id)
  if (others.some(({ jobState }) => jobState === 'waiting' || jobState === 'active')) return
  await notifications.tell({ userId: clip.userId, kind, contentId: clip.id })
}
