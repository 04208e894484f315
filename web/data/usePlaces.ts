import type { OutsidePlace } from '@arioso/contract/settings/outsidePlaces'
import { useSession } from './session/session.ts'
import { listPlaces, type FoundPlace } from './places.ts'

export function usePlaces(names?: readonly OutsidePlace[]): FoundPlace[] {
  return listPlaces(useSession().session?.links ?? {}, names)
}
