import type { Clip } from '@arioso/contract'
import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    persona: { clip: Clip }
    personas: object
  }
}

export const personasModals = {
  persona: lazyModal(() => import('./PersonaModal.tsx')),
  personas: lazyModal(() => import('./PersonasModal.tsx')),
}
