import type { Clip } from '@arioso/contract'
import { asMember } from '../../data/session/asMember.ts'
import { openModal } from '../../data/stores/openModal.ts'

export function reportSong(clip: Clip): void {
  asMember(() => openModal({ kind: 'flag-clip', clip }), 'Sign up to report a song.')
}
