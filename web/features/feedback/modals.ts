import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    feedback: object
  }
}

export const feedbackModals = {
  feedback: lazyModal(() => import('./FeedbackModal.tsx')),
}
