import type { Clip } from '@arioso/contract'
import { openModal } from '../../data/stores/openModal.ts'

export function shareSong(clip: Clip): void {
  openModal({ kind: 'share-clip', id: clip.id })
}
