import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    publish: { id: string }
    'update-metadata': { id: string }
    'clip-feedback': { id: string }
    'compare-takes': { ids: readonly [string, string] }
  }
}

export const songModals = {
  publish: lazyModal(() => import('./PublishModal.tsx')),
  'update-metadata': lazyModal(() => import('./UpdateMetadataModal.tsx')),
  'clip-feedback': lazyModal(() => import('./ClipFeedbackModal.tsx')),
  'compare-takes': lazyModal(() => import('./CompareTakesModal.tsx')),
}
