import type { Clip } from '@arioso/contract'
import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    stems: { clip: Clip }
    remaster: { clip: Clip }
    variations: { clip: Clip }
  }
}

export const editsModals = {
  stems: lazyModal(() => import('./StemsModal.tsx')),
  remaster: lazyModal(() => import('./RemasterModal.tsx')),
  variations: lazyModal(() => import('./VariationsModal.tsx')),
}
