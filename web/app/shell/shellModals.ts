import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    more: object
    shortcuts: object
  }
}

export const shellModals = {
  more: lazyModal(() => import('./MoreModal.tsx')),
  shortcuts: lazyModal(() => import('./ShortcutsModal.tsx')),
}
