import type { FlagReason } from '@arioso/contract'
import { REPORT_DETAILS_MAX } from '@arioso/contract/limits'
import { toasts } from '@arioso/contract/toasts'
import { flagContent } from './reports.ts'
import { useEditForm } from '../../modals/useEditForm.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ChoiceCards } from '../../ui/controls/ChoiceCards.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { flagReasons } from '../../songs/menu/flagReasons.ts'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'

export default function FlagContentModal({ contentType, contentId, name }: ModalInput['flag-content']) {
  const { values, set, isBusy, onSubmit } = useEditForm<{ reason: FlagReason | ''; details: string }>({
    saved: { reason: '', details: '' },
    save: async ({ reason, details }) => {
      if (reason === '') return
      await flagContent({ content_type: contentType, content_id: contentId, reason, details })
      closeModal()
      showToast(toasts.contentReported)
    },
  })
  const { reason, details } = values
  const isComplete = reason !== '' && (reason !== 'other' || details.trim() !== '')

  return (
    <Dialog
      title={`What is wrong with this ${contentType.replace('_', ' ')}?`}
      description={name}
      isOpen
      onClose={closeModal}
    >
      <form onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
        <ChoiceCards<FlagReason | ''>
          label="What is wrong"
          choices={flagReasons}
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
          Report
        </Button>
      </form>
    </Dialog>
  )
}
