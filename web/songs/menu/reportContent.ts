import { asMember } from '../../data/session/asMember.ts'
import { openModal, type ModalInput } from '../../data/stores/openModal.ts'

export function reportContent(what: ModalInput['flag-content']): void {
  asMember(
    () => openModal({ kind: 'flag-content', ...what }),
    `Sign up to report a ${what.contentType.replace('_', ' ')}.`,
  )
}
