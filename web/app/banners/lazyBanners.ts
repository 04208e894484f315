import { useSession } from '../../data/session/session.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { lazyEffect } from '../effects/lazyEffect.tsx'

export const LazyMaintenanceBanner = lazyEffect(useMaintenance, () => import('./MaintenanceBanner.tsx'))
export const LazyPhoneBanners = lazyEffect(usePhone, () => import('./PhoneBanners.tsx'))

function useMaintenance(): { notice: unknown } | undefined {
  const notice = useSession().session?.experiments['maintenance']
  return notice === undefined ? undefined : { notice }
}

function usePhone(): object | undefined {
  return useIsPhone() ? {} : undefined
}
