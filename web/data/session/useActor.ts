import type { Actor } from '@arioso/contract/permissions'
import { useSession } from './session.ts'

// Who is looking, as the permission table asks; the server asks it again.
export function useActor(): Actor {
  const { session } = useSession()
  return {
    userId: session?.userId ?? null,
    planKey: session?.subscriptionLevel ?? 'free',
    isStaff: session?.isStaff ?? false,
    hasAcceptedCustomTerms: session?.roles.has_accepted_custom_mode_tos ?? false,
    flags: session?.flags ?? {},
  }
}
