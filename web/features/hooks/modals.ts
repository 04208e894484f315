import type { Clip } from '@arioso/contract'
import type { Film } from './making/film.ts'
import type { HookStep } from './making/SelectHookSongModal.tsx'
import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    'select-hook-song': { step: HookStep; clip?: Clip }
    'hook-details': { clip: Clip; film: Film }
  }
}

export const hooksModals = {
  'select-hook-song': lazyModal(() => import('./making/SelectHookSongModal.tsx')),
  'hook-details': lazyModal(() => import('./making/HookDetailsModal.tsx')),
}
