import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    'remix-introduction': { title: string }
  }
}

export const createModals = {
  'remix-introduction': lazyModal(() => import('./source/RemixIntroductionModal.tsx')),
}
