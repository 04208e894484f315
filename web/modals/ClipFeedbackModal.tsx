import type { Clip } from '@arioso/contract'
import { CLIP_FEEDBACK_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { useListedClip } from '../data/clipCache.ts'
import { sendClipFeedback } from '../data/songWrites.ts'
import { titleOf } from '../songs/titleOf.ts'
import { toastForRefusal } from '../songs/toastForRefusal.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { showToast } from '../ui/toast.ts'
import { closeModal, type ModalInput } from './modal.ts'

const REASONS = [
  'Just right',
  'Words are hard to understand',
  'Not the style I asked for',
  'Lyrics are off',
  'Ends too early',
  'Noise or glitches',
]
const DETAILS_MAX = CLIP_FEEDBACK_MAX - REASONS.join(', ').length - 2

export default function ClipFeedbackModal({ id }: ModalInput['clip-feedback']) {
  const clip = useListedClip(id)
  return clip === undefined ? null : <FeedbackForm clip={clip} />
}

function FeedbackForm({ clip }: { clip: Clip }) {
  const [chosen, setChosen] = useState<string[]>([])
  const [details, setDetails] = useState('')
  const [isBusy, setBusy] = useState(false)
  const reason = [chosen.join(', '), details.trim()].filter((part) => part !== '').join(': ')

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      await sendClipFeedback(clip, reason)
      closeModal()
      showToast({ title: 'Thank you, that helps the next song.', seconds: 3, kind: 'success' })
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusy(false)
    }
  }

  return (
    <Dialog title="How did this song turn out?" description={titleOf(clip)} isOpen onClose={closeModal}>
      <form onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-5">
        <fieldset aria-label="What stands out" className="flex flex-wrap gap-2">
          {REASONS.map((each) => (
            <Chip
              key={each}
              isOn={chosen.includes(each)}
              onClick={() =>
                setChosen((all) => (all.includes(each) ? all.filter((one) => one !== each) : [...all, each]))
              }
            >
              {each}
            </Chip>
          ))}
        </fieldset>
        <TextArea label="Tell us more" value={details} onChange={setDetails} maxLength={DETAILS_MAX} minHeightPx={96} />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={reason === ''}>
          Send
        </Button>
      </form>
    </Dialog>
  )
}
