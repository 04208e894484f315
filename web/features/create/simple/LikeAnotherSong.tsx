import { X } from 'lucide-react'
import { useListedClip } from '../../../data/songs/clipCache.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { anySong } from '../source/anySong.ts'
import { setForm, useForm } from '../form/form.ts'
import { usePermission } from '../../../data/session/usePermission.ts'

// Who sings, and how fast, as in a song one has already.
export function LikeAnotherSong() {
  const artistClipId = useForm(({ borrowedVoice }) => (borrowedVoice?.from === 'clip' ? borrowedVoice.id : null))
  const speedClipId = useForm((form) => form.speedClipId)
  const mayBorrow = usePermission('singLikeClip', anySong)
  return (
    <div className="grid grid-cols-1 gap-2">
      <Borrowed
        label="Voice of a song"
        chosenId={artistClipId}
        isLocked={!mayBorrow}
        onChoose={(id) => setForm({ borrowedVoice: id === null ? null : { from: 'clip', id } })}
      />
      <Borrowed label="Tempo of a song" chosenId={speedClipId} onChoose={(id) => setForm({ speedClipId: id })} />
    </div>
  )
}

type BorrowedProps = {
  label: string
  chosenId: string | null
  isLocked?: boolean
  onChoose: (id: string | null) => void
}

function Borrowed({ label, chosenId, isLocked = false, onChoose }: BorrowedProps) {
  const clip = useListedClip(chosenId ?? '')
  const choose = () =>
    openModal(
      isLocked
        ? { kind: 'upsell', reason: 'persona' }
        : { kind: 'library-select', title: label, onChosen: ({ id }) => onChoose(id) },
    )
  return (
    <fieldset aria-label={label} className="flex min-w-0 min-h-11 items-center gap-2">
      <span className="flex items-center gap-2 text-sm font-medium text-soft">
        {label}
        {isLocked && <Badge look="accent">Pro</Badge>}
      </span>
      <span className="ml-auto min-w-0 truncate text-sm" title={clip?.title}>
        {chosenId !== null && (clip?.title ?? 'A song')}
      </span>
      {chosenId === null ? (
        <Button size="small" aria-label={`Choose the ${label.toLowerCase()}`} onClick={choose}>
          Choose
        </Button>
      ) : (
        <IconButton label={`Leave out the ${label.toLowerCase()}`} onClick={() => onChoose(null)}>
          <X size={16} />
        </IconButton>
      )}
    </fieldset>
  )
}
