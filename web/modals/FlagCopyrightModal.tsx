import { toasts } from '@arioso/contract/errors'
import { REPORT_DETAILS_MAX, REPORTED_WORK_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../data/ApiError.ts'
import { flagCopyright } from '../data/reports.ts'
import { useSession } from '../data/session.ts'
import { titleOf } from '../songs/titleOf.ts'
import { toastForRefusal } from '../songs/toastForRefusal.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Toggle } from '../ui/Toggle.tsx'
import { showToast } from '../ui/toast.ts'
import { closeModal, type ModalInput } from './modal.ts'

const EMAIL = /^\S+@\S+\.\S+$/
const EMAIL_MAX = 320

export default function FlagCopyrightModal({ clip, details: before = '' }: ModalInput['flag-copyright']) {
  const { user } = useSession()
  const [email, setEmail] = useState(user?.email ?? '')
  const [work, setWork] = useState('')
  const [details, setDetails] = useState(before)
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fields, setFields] = useState<Record<string, string>>({})
  const isComplete = EMAIL.test(email.trim()) && work.trim() !== '' && isSure

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setFields({})
    try {
      await flagCopyright(clip.id, { email: email.trim(), work, details })
      closeModal()
      showToast(toasts.songReported)
    } catch (error) {
      const named = error instanceof ApiError ? error.fields : {}
      setFields(named)
      if (Object.keys(named).length === 0) showToast(toastForRefusal(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title="Report a copyright infringement"
      description={`For rights holders and those who act for them: ${titleOf(clip)}`}
      isOpen
      onClose={closeModal}
    >
      <form onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-5">
        <TextField
          label="Your e-mail address"
          type="email"
          autoComplete="email"
          value={email}
          maxLength={EMAIL_MAX}
          error={fields['email']}
          hint="We answer there."
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Your work"
          value={work}
          maxLength={REPORTED_WORK_MAX}
          error={fields['work']}
          hint="Its title and maker, or an address where it can be heard."
          onChange={(event) => setWork(event.target.value)}
        />
        <TextArea
          label="Which part is it?"
          value={details}
          onChange={setDetails}
          maxLength={REPORT_DETAILS_MAX}
          minHeightPx={72}
        />
        <Toggle label="This is true" hint="I hold the rights or act for who does." isOn={isSure} onChange={setSure} />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={!isComplete}>
          Report
        </Button>
      </form>
    </Dialog>
  )
}
