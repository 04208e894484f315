import type { PaidPlan, UpsellReason } from '../../data/billing/planDescriptions.ts'
import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    upsell: { reason: UpsellReason }
    checkout: { plan: PaidPlan; period: 'month' | 'year' }
    'subscription-success': { plan: PaidPlan; bringsRights: boolean }
    'rights-purchased': { planName: string } | { songTitle: string }
  }
}

export const billingModals = {
  upsell: lazyModal(() => import('./UpsellModal.tsx')),
  checkout: lazyModal(() => import('./CheckoutModal.tsx')),
  'subscription-success': lazyModal(() => import('./SubscriptionSuccessModal.tsx')),
  'rights-purchased': lazyModal(() => import('./RightsPurchasedModal.tsx')),
}
