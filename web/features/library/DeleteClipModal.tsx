import { titlesOf } from '../../data/songs/titlesOf.ts'
import { deleteForGood } from '../../data/songs/trash.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import ConfirmModal from '../../modals/ConfirmModal.tsx'
import type { ModalInput } from '../../data/stores/openModal.ts'

export default function DeleteClipModal({ clipIds }: ModalInput['delete-clip']) {
  const ids = [...clipIds]
  const what = ids.length === 1 ? `“${titlesOf(ids)}”` : titlesOf(ids)
  return (
    <ConfirmModal
      title="Delete permanently?"
      text={`${what} will be deleted, along with its audio, lyrics and comments. This can’t be undone.`}
      verb="Delete"
      isDangerous
      onConfirm={() => {
        deleteForGood(ids).catch((error: unknown) => showToast(toastForRefusal(error)))
      }}
    />
  )
}
