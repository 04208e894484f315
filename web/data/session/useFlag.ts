import type { Flag } from '@arioso/contract/flags'
import { useSession } from './session.ts'

export function useFlag(flag: Flag): boolean {
  return useSession().session?.flags[flag] ?? false
}
