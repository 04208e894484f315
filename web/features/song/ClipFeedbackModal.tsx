import type { Clip } from '@arioso/contract'
import { CLIP_FEEDBACK_MAX } from '@arioso/contract/limits'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { sendClipFeedback } from '../../data/songs/songWrites.ts'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Chip } from '../../ui/controls/Chip.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'
import { useEditForm } from '../../modals/useEditForm.ts'

const REASONS = [
  'Just right',
  'Hard to understand the words',
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

type Opinion = { chosen: string[]; details: string }

function describe({ chosen, details }: Opinion): string {
  return [chosen.join(', '), details.trim()].filter((part) => part !== '').join(': ')
}

function FeedbackForm({ clip }: { clip: Clip }) {
  const { values, set, isBusy, onSubmit } = useEditForm<Opinion>({
    saved: { chosen: [], details: '' },
    save: async (opinion) => {
      await sendClipFeedback(clip, describe(opinion))
      closeModal()
      showToast({ title: 'Thank you! That helps the next song.', seconds: 3, kind: 'success' })
    },
  })
  const { chosen, details } = values

  return (
    <Dialog title="How did this song turn out?" description={titleOf(clip)} isOpen onClose={closeModal}>
      <form onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
        <fieldset aria-label="What stands out" className="flex flex-wrap gap-2">
          {REASONS.map((each) => (
            <Chip
              key={each}
              isOn={chosen.includes(each)}
              onClick={() =>
                set({ chosen: chosen.includes(each) ? chosen.filter((one) => one !== each) : [...chosen, each] })
              }
            >
              {each}
            </Chip>
          ))}
        </fieldset>
        <TextArea
          label="Tell us more"
          value={details}
          onChange={(text) => set({ details: text })}
          maxLength={DETAILS_MAX}
          minHeightPx={96}
        />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={describe(values) === ''}>
          Send
        </Button>
      </form>
    </Dialog>
  )
}
