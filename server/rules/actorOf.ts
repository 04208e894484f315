import type { Actor, Flags } from '@arioso/contract'
import type { User } from '@arioso/storage'

// Without flags, an action that needs one is refused.
export function actorOf(viewer: User | undefined, flags: Partial<Flags> = {}): Actor {
  return {
    userId: viewer?.id ?? null,
    planKey: viewer?.planKey ?? 'free',
    isStaff: viewer?.isStaff ?? false,
    hasAcceptedCustomTerms: viewer?.hasAcceptedCustomModeTos ?? false,
    flags,
  }
}
