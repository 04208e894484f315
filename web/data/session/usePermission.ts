import { may, type Action, type Subject } from '@arioso/contract/permissions'
import { useActor } from './useActor.ts'

export function usePermission(action: Action, subject?: Subject): boolean {
  return may(action, useActor(), subject)
}
