import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    'full-player': object
  }
}

export const omniplayerModals = {
  'full-player': lazyModal(() => import('./FullPlayerModal.tsx')),
}
