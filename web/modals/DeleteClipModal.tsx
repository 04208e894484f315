import { titlesOf } from '../data/titlesOf.ts'
import { deleteForGood } from '../data/trash.ts'
import { toastForRefusal } from '../songs/toastForRefusal.ts'
import { showToast } from '../ui/toast.ts'
import ConfirmModal from './ConfirmModal.tsx'
import type { ModalInput } from './modal.ts'

export default function DeleteClipModal({ clipIds }: ModalInput['delete-clip']) {
  const ids = [...clipIds]
  const what = ids.length === 1 ? `“${titlesOf(ids)}”` : titlesOf(ids)
  return (
    <ConfirmModal
      title="Delete for good?"
      text={`${what} will be gone, with sound, words and comments. Nobody can bring it back.`}
      verb="Delete"
      isDangerous
      onConfirm={() => {
        deleteForGood(ids).catch((error: unknown) => showToast(toastForRefusal(error)))
      }}
    />
  )
}
