import type { ConfirmInput } from './ConfirmModal.tsx'
import { lazyModal } from './lazyModal.ts'

declare module '../data/stores/openModal.ts' {
  interface ModalInput {
    confirm: ConfirmInput
  }
}

export const commonModals = {
  confirm: lazyModal(() => import('./ConfirmModal.tsx')),
}
