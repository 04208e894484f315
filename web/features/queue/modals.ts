import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    queue: object
  }
}

export const queueModals = {
  queue: lazyModal(() => import('./QueueModal.tsx')),
}
