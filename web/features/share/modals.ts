import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    'share-clip': { id: string }
    invite: object
  }
}

export const shareModals = {
  'share-clip': lazyModal(() => import('./ShareClipModal.tsx')),
  invite: lazyModal(() => import('./InviteModal.tsx')),
}
