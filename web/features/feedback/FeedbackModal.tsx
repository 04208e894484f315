import { toasts } from '@arioso/contract/toasts'
import { FEEDBACK_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { api } from '../../data/api/api.ts'
import { shellToasts } from '../../data/toasts/shellToasts.ts'
import { useSession } from '../../data/session/session.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal } from '../../data/stores/openModal.ts'

const HEIGHT_PX = 144
const PAGE_MAX = 300

export default function FeedbackModal() {
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { user } = useSession()

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (user === null) {
      showToast(toasts.feedbackNeedsLogin)
      return
    }
    setBusy(true)
    try {
      const page = `${location.pathname}${location.search}`.slice(0, PAGE_MAX)
      await api('POST /api/feedback/', { body: { message: message.trim(), page } })
      showToast(shellToasts.feedbackSent)
      closeModal()
    } catch (error) {
      showToast(toastForRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title="Tell us how it sounds"
      description="What works, what doesn’t, what’s missing? We’ll also send the page you’re on."
      isOpen
      onClose={closeModal}
    >
      <form onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-4">
        <TextArea
          label="Your feedback"
          value={message}
          onChange={setMessage}
          maxLength={FEEDBACK_MAX}
          minHeightPx={HEIGHT_PX}
        />
        <Button type="submit" look="primary" isBusy={isBusy} disabled={message.trim() === ''}>
          Send
        </Button>
      </form>
    </Dialog>
  )
}
