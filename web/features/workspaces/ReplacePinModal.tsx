import { setPinned } from '../../data/songs/pins.ts'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import ConfirmModal from '../../modals/ConfirmModal.tsx'
import type { ModalInput } from '../../data/stores/openModal.ts'

export default function ReplacePinModal({ clip, pinned }: ModalInput['replace-pin']) {
  return (
    <ConfirmModal
      title="Replace pinned song?"
      text={`“${titleOf(pinned)}” is pinned to this workspace. “${titleOf(clip)}” will replace it.`}
      verb="Replace"
      onConfirm={() => {
        setPinned(clip, true, true).catch((error: unknown) => showToast(toastForRefusal(error)))
      }}
    />
  )
}
