import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    'remix-permission': object
  }
}

export const accountModals = {
  'remix-permission': lazyModal(() => import('./RemixPermissionModal.tsx'), { mustAnswer: true }),
}
