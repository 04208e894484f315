import { setPinned } from '../data/pins.ts'
import { titleOf } from '../songs/titleOf.ts'
import { toastForRefusal } from '../songs/toastForRefusal.ts'
import { showToast } from '../ui/toast.ts'
import ConfirmModal from './ConfirmModal.tsx'
import type { ModalInput } from './modal.ts'

export default function ReplacePinModal({ clip, pinned }: ModalInput['replace-pin']) {
  return (
    <ConfirmModal
      title="Replace pinned song?"
      text={`“${titleOf(pinned)}” is pinned to this workspace. “${titleOf(clip)}” would take its place.`}
      verb="Replace"
      onConfirm={() => {
        setPinned(clip, true, true).catch((error: unknown) => showToast(toastForRefusal(error)))
      }}
    />
  )
}
