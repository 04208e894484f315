import { useSession } from '../../data/session/session.ts'
import { lazyEffect } from '../effects/lazyEffect.tsx'

export const LazyMaintenanceBanner = lazyEffect(useMaintenance, () => import('./MaintenanceBanner.tsx'))

function useMaintenance(): { notice: unknown } | undefined {
  const notice = useSession().session?.experiments['maintenance']
  return notice === undefined ? undefined : { notice }
}
