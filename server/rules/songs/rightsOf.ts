import { hasPlanFeature } from '@arioso/contract'
import type { StoredClip, User } from '@arioso/storage'

type Rights = Pick<StoredClip, 'ownershipReason'>

// What is made on a plan with commercial use is its maker's for good; what is made of a bought song stays bought.
export function rightsOf(user: User, parent?: StoredClip): Rights {
  if (hasPlanFeature(user.planKey, 'commercial')) return { ownershipReason: 'subscribed' }
  return { ownershipReason: parent?.userId === user.id ? parent.ownershipReason : null }
}
