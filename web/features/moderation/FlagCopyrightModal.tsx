import { toasts } from '@arioso/contract/toasts'
import { REPORT_DETAILS_MAX, REPORTED_WORK_MAX } from '@arioso/contract/limits'
import { flagCopyright } from './reports.ts'
import { useSession } from '../../data/session/session.ts'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { Toggle } from '../../ui/controls/Toggle.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'
import { useEditForm } from '../../modals/useEditForm.ts'

const EMAIL = /^\S+@\S+\.\S+$/
const EMAIL_MAX = 320

export default function FlagCopyrightModal({ clip, details: before = '' }: ModalInput['flag-copyright']) {
  const { user } = useSession()
  const { values, set, isBusy, fieldErrors, onSubmit } = useEditForm({
    saved: { email: user?.email ?? '', work: '', details: before, isSure: false },
    save: async ({ email, work, details }) => {
      await flagCopyright(clip.id, { email: email.trim(), work, details })
      closeModal()
      showToast(toasts.songReported)
    },
    showsFieldErrors: true,
  })
  const isComplete = EMAIL.test(values.email.trim()) && values.work.trim() !== '' && values.isSure

  return (
    <Dialog
      title="Report a copyright infringement"
      description={`For rights holders and their representatives: ${titleOf(clip)}`}
      isOpen
      onClose={closeModal}
    >
      <form onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
        <TextField
          label="Your email address"
          type="email"
          autoComplete="email"
          value={values.email}
          maxLength={EMAIL_MAX}
          error={fieldErrors['email']}
          hint="We’ll reply there."
          onChange={(event) => set({ email: event.target.value })}
        />
        <TextField
          label="Your work"
          value={values.work}
          maxLength={REPORTED_WORK_MAX}
          error={fieldErrors['work']}
          hint="Its title and creator, or a link to it."
          onChange={(event) => set({ work: event.target.value })}
        />
        <TextArea
          label="Which part is it?"
          value={values.details}
          onChange={(details) => set({ details })}
          maxLength={REPORT_DETAILS_MAX}
          minHeightPx={72}
        />
        <Toggle
          label="This is accurate"
          hint="I own the rights or represent the person who does."
          isOn={values.isSure}
          onChange={(isSure) => set({ isSure })}
        />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={!isComplete}>
          Report
        </Button>
      </form>
    </Dialog>
  )
}
