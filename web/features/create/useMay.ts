import { may, type Action, type Actor, type Subject } from '@arioso/contract/permissions'
import { useSession } from '../../data/session.ts'

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

export function useMay(action: Action, subject?: Subject): boolean {
  return may(action, useActor(), subject)
}
