import { INVITATION_CREDITS } from '@arioso/contract'
import type { Storage, User } from '@arioso/storage'
import type { Uses } from '../context.ts'

// An account is real once its address is confirmed or it has made a song. Then both get their credits, in one transaction
// that can only happen once: the one that marks the friend as rewarded pays.
export async function rewardInvitation(
  { storage, live }: Uses<'clips' | 'invitations' | 'transaction', 'live'>,
  friend: User,
): Promise<void> {
  if (!(await storage.invitations.isWaiting(friend.id))) return
  if (!friend.emailVerified && !(await hasSong(storage, friend))) return
  const inviterId = await storage.transaction(async ({ invitations, credits, notifications }) => {
    const inviter = await invitations.claimReward(friend.id)
    if (inviter === undefined) return undefined
    // In the order of their ids: two who invited each other would otherwise wait for each other for ever.
    for (const id of [inviter, friend.id].toSorted())
      await credits.grant(id, INVITATION_CREDITS, `invitation:${friend.id}`)
    await notifications.tell({
      userId: inviter,
      kind: 'system',
      contentId: inviter,
      personId: friend.id,
      message: REWARD,
    })
    return inviter
  })
  if (inviterId !== undefined) live.notify(inviterId)
}

const REWARD = `Your invitation earned you ${INVITATION_CREDITS} credits.`

async function hasSong({ clips }: Pick<Storage, 'clips'>, { id }: User): Promise<boolean> {
  const { clips: made } = await clips.listByUser(id, { cursor: null, limit: 20 })
  return made.some(({ status, type }) => status === 'complete' && type !== 'upload')
}
