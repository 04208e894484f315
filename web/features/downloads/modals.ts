import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    download: { id: string }
    'download-songs': { clipIds: readonly string[]; onDone: () => void }
    'download-quota': object
    'share-asset': { id: string }
  }
}

export const downloadsModals = {
  download: lazyModal(() => import('./DownloadModal.tsx')),
  'download-songs': lazyModal(() => import('./DownloadSongsModal.tsx')),
  'download-quota': lazyModal(() => import('./DownloadQuotaModal.tsx')),
  'share-asset': lazyModal(() => import('./ShareAssetModal.tsx')),
}
