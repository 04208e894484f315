import type { FlagReason } from '@arioso/contract'
import { toasts } from '@arioso/contract/toasts'
import { REPORT_DETAILS_MAX } from '@arioso/contract/limits'
import { flagClip } from './reports.ts'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ChoiceCards, type Choice } from '../../ui/controls/ChoiceCards.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal, openModal, type ModalInput } from '../../data/stores/openModal.ts'
import { useEditForm } from '../../modals/useEditForm.ts'
import { flagReasons } from '../../songs/menu/flagReasons.ts'

type Wrong = FlagReason | 'copyright' | ''

const REASONS: Choice<Wrong>[] = [
  ...flagReasons.slice(0, -1),
  { value: 'copyright', title: 'It uses my work', text: 'A melody, lyrics or a recording of yours.' },
  ...flagReasons.slice(-1),
]

export default function FlagClipModal({ clip }: ModalInput['flag-clip']) {
  const { values, set, isBusy, onSubmit } = useEditForm<{ reason: Wrong; details: string }>({
    saved: { reason: '', details: '' },
    save: async ({ reason, details }) => {
      if (reason === '') return
      if (reason === 'copyright') return openModal({ kind: 'flag-copyright', clip, details })
      await flagClip(clip.id, reason, details)
      closeModal()
      showToast(toasts.songReported)
    },
  })
  const { reason, details } = values
  const isComplete = reason !== '' && (reason !== 'other' || details.trim() !== '')

  return (
    <Dialog title="What is wrong with this song?" description={titleOf(clip)} isOpen onClose={closeModal}>
      <form onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
        <ChoiceCards<Wrong>
          label="What is wrong"
          choices={REASONS}
          value={reason}
          onChange={(chosen) => set({ reason: chosen })}
        />
        <TextArea
          label="Tell us more"
          value={details}
          onChange={(text) => set({ details: text })}
          maxLength={REPORT_DETAILS_MAX}
          minHeightPx={72}
        />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={!isComplete}>
          {reason === 'copyright' ? 'Continue' : 'Report'}
        </Button>
      </form>
    </Dialog>
  )
}
