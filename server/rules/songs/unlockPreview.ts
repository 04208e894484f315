import { AppError, may, PREVIEW_UNLOCKS_A_DAY } from '@arioso/contract'
import type { ClipPatch, Storage, StoredClip, User } from '@arioso/storage'
import { actorOf } from '../actorOf.ts'
import { subjectOf } from './subjectOf.ts'

// With a plan every preview becomes the whole song. On Free some a day do; one more stays locked until there is a plan.
export async function unlockPreview(
  storage: Pick<Storage, 'clips'>,
  user: User,
  clip: StoredClip,
  now: Date,
): Promise<void> {
  const subject = subjectOf(clip)
  if (!may('trashClip', actorOf(user), subject)) throw new AppError('FORBIDDEN')
  if (!may('unlockPreview', actorOf(user), subject)) throw new AppError('FEATURE_NOT_IN_PLAN')
  if (clip.type !== 'preview') return
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  const isFree = user.planKey === 'free'
  const isSpent = isFree && (await storage.clips.countUnlocked(user.id, today)) >= PREVIEW_UNLOCKS_A_DAY
  const whole: ClipPatch = { previewSeconds: null, type: 'gen', ...(isFree && { unlockedAt: now }) }
  await storage.clips.update(clip.id, isSpent ? { previewSeconds: 0 } : whole)
}
