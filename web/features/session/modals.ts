import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    terms: { onAccepted?: (() => void) | undefined }
  }
}

export const sessionModals = {
  terms: lazyModal(() => import('./TermsModal.tsx'), { mustAnswer: true }),
}
