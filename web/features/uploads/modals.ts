import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    'add-audio': { way: 'upload' | 'record'; file?: File }
  }
}

export const uploadsModals = {
  'add-audio': lazyModal(() => import('./UploadWizard.tsx')),
}
