import { findSession, refreshSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { openModal } from '../../modals/modal.ts'
import { showToast } from '../../ui/toast.ts'
import { chooseFile } from './chooseFile.ts'

export async function openDropped(files: File[]): Promise<void> {
  const { file, problem } = chooseFile(files)
  if (problem !== undefined) return showToast(problem)
  const show = () => openModal({ kind: 'add-audio', way: 'upload', file })
  const { user } = findSession() ?? (await refreshSession())
  if (user !== null) return show()
  askToSignIn({ view: 'sign-up', reason: 'Sign up to make songs from your own audio.', afterwards: show })
}
