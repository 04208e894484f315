import type { Playlist } from '@arioso/contract'
import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    playlist: { playlist?: Playlist; clipIds?: readonly string[]; onCreated?: (playlist: Playlist) => void }
    'add-to-playlist': { clipIds: readonly string[]; onDone?: () => void }
  }
}

export const playlistsModals = {
  playlist: lazyModal(() => import('./PlaylistModal.tsx')),
  'add-to-playlist': lazyModal(() => import('./AddToPlaylistModal.tsx')),
}
