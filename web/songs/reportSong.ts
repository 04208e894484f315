import type { Clip } from '@arioso/contract'
import { findSession } from '../data/session.ts'
import { askToSignIn } from '../data/signInRequest.ts'
import { openModal } from '../modals/modal.ts'

export function reportSong(clip: Clip): void {
  const show = () => openModal({ kind: 'flag-clip', clip })
  if (findSession()?.userId != null) show()
  else askToSignIn({ view: 'sign-up', reason: 'Sign up to report a song.', afterwards: show })
}
