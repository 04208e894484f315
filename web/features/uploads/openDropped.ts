import { asMember } from '../../data/session/asMember.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { chooseFile } from './chooseFile.ts'

export function openDropped(files: File[]): void {
  const { file, problem } = chooseFile(files)
  if (problem !== undefined) return showToast(problem)
  const show = () => openModal({ kind: 'add-audio', way: 'upload', file })
  asMember(show, 'Sign up to make songs from your own audio.')
}
