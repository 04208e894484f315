import { randomBytes } from 'node:crypto'
import { INVITATION_CREDITS } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { Uses } from '../../context.ts'

const CODE_BYTES = 9

export function createInvitationsService({ storage, addresses }: Uses<'invitations', 'addresses'>) {
  return {
    async describe(user: User, host: string | undefined) {
      const code = await storage.invitations.keepCode(user.id, randomBytes(CODE_BYTES).toString('base64url'))
      return {
        url: `${addresses.baseUrl(host)}/?invite=${code}`,
        credits_per_friend: INVITATION_CREDITS,
        friends: await storage.invitations.countRewarded(user.id),
      }
    },
  }
}
