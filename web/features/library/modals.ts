import type { Clip } from '@arioso/contract'
import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    'library-select': { title: string; onChosen: (clip: Clip) => void }
    'delete-clip': { clipIds: readonly string[] }
  }
}

export const libraryModals = {
  'library-select': lazyModal(() => import('./LibrarySelectModal.tsx')),
  'delete-clip': lazyModal(() => import('./DeleteClipModal.tsx')),
}
