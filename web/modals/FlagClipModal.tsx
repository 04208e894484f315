import type { FlagReason } from '@arioso/contract'
import { toasts } from '@arioso/contract/errors'
import { REPORT_DETAILS_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { flagClip } from '../data/reports.ts'
import { titleOf } from '../songs/titleOf.ts'
import { toastForRefusal } from '../songs/toastForRefusal.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceCards, type Choice } from '../ui/ChoiceCards.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { showToast } from '../ui/toast.ts'
import { closeModal, openModal, type ModalInput } from './modal.ts'

type Wrong = FlagReason | 'copyright' | ''

const REASONS: Choice<Wrong>[] = [
  { value: 'hate', title: 'Hate or harassment', text: 'It attacks people for who they are, or one person.' },
  { value: 'violence', title: 'Violence', text: 'It threatens, or calls for harm.' },
  { value: 'sexual', title: 'Sexual content', text: 'It does not belong before everybody.' },
  { value: 'spam', title: 'Spam or deception', text: 'Adverts, or somebody it pretends to be.' },
  { value: 'copyright', title: 'It uses my work', text: 'A melody, words or recording that is yours.' },
  { value: 'other', title: 'Something else', text: 'Tell us what.' },
]

export default function FlagClipModal({ clip }: ModalInput['flag-clip']) {
  const [reason, setReason] = useState<Wrong>('')
  const [details, setDetails] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isComplete = reason !== '' && (reason !== 'other' || details.trim() !== '')

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (reason === '') return
    if (reason === 'copyright') return openModal({ kind: 'flag-copyright', clip, details })
    setBusy(true)
    try {
      await flagClip(clip.id, reason, details)
      closeModal()
      showToast(toasts.songReported)
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusy(false)
    }
  }

  return (
    <Dialog title="What is wrong with this song?" description={titleOf(clip)} isOpen onClose={closeModal}>
      <form onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-5">
        <ChoiceCards<Wrong> label="What is wrong" choices={REASONS} value={reason} onChange={setReason} />
        <TextArea
          label="Tell us more"
          value={details}
          onChange={setDetails}
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
