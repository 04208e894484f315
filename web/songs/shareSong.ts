import type { Clip } from '@arioso/contract'
import { openModal } from '../modals/modal.ts'

export function shareSong(clip: Clip): void {
  openModal({ kind: 'share-clip', id: clip.id })
}
