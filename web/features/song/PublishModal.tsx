import type { Clip } from '@arioso/contract'
import { texts } from '@arioso/contract/texts'
import { Globe, Link2, Lock } from 'lucide-react'
import { useState } from 'react'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { setVisibility, visibilityOf, type Visibility } from '../../data/songs/songWrites.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ChoiceCards, type Choice } from '../../ui/controls/ChoiceCards.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'

const confirmations: Record<Visibility, string> = {
  private: 'Now only you can listen.',
  link: 'Now anyone with the link can listen.',
  public: 'Published! Everyone can listen now.',
}

export default function PublishModal({ id }: ModalInput['publish']) {
  const clip = useListedClip(id)
  return clip === undefined ? null : <PublishForm clip={clip} />
}

function PublishForm({ clip }: { clip: Clip }) {
  const before = visibilityOf(clip)
  const [wanted, setWanted] = useState<Visibility>(before === 'private' && !isLinkOnly(clip) ? 'public' : before)
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      await setVisibility(clip, wanted)
      closeModal()
      showToast({ title: confirmations[wanted], message: titleOf(clip), seconds: 4, kind: 'success' })
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusy(false)
    }
  }

  return (
    <Dialog title="Who can listen?" description={titleOf(clip)} isOpen onClose={closeModal}>
      <ChoiceCards label="Who can listen" choices={choicesFor(clip)} value={wanted} onChange={setWanted} />
      <Button
        look="primary"
        size="large"
        isBusy={isBusy}
        disabled={wanted === before}
        onClick={() => void save()}
        className="w-full"
      >
        {verbFor(before, wanted)}
      </Button>
    </Dialog>
  )
}

// Uploads with singing cannot be published.
function isLinkOnly({ metadata }: Clip): boolean {
  return metadata.is_uploaded && metadata.has_vocal
}

function choicesFor(clip: Clip): Choice<Visibility>[] {
  const publicText = 'Shown on your profile, in search and in recommendations.'
  return [
    { value: 'private', title: 'Private', text: 'Only you can listen.', icon: <Lock size={18} /> },
    {
      value: 'link',
      title: 'Link only',
      text: 'Anyone with the link. Not listed anywhere.',
      icon: <Link2 size={18} />,
    },
    {
      value: 'public',
      title: 'Public',
      text: isLinkOnly(clip) ? texts.linkOnly : publicText,
      icon: <Globe size={18} />,
      isDisabled: isLinkOnly(clip),
    },
  ]
}

function verbFor(before: Visibility, wanted: Visibility): string {
  if (wanted === 'public') return 'Publish'
  return before === 'public' ? 'Unpublish' : 'Save'
}
