import type { Clip } from '@arioso/contract'
import { CAPTION_MAX, LYRICS_SHOWN_MAX, TITLE_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { useListedClip } from '../data/clipCache.ts'
import { updateSong } from '../data/songWrites.ts'
import { useActor } from '../data/useActor.ts'
import { toastForRefusal } from '../songs/toastForRefusal.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { showToast } from '../ui/toast.ts'
import { Toggle } from '../ui/Toggle.tsx'
import { closeModal, type ModalInput } from './modal.ts'
import { SongPictureField } from './SongPictureField.tsx'

export default function UpdateMetadataModal({ id }: ModalInput['update-metadata']) {
  const clip = useListedClip(id)
  return clip === undefined ? null : <SongForm clip={clip} />
}

function SongForm({ clip }: { clip: Clip }) {
  const [title, setTitle] = useState(clip.title)
  const [caption, setCaption] = useState(clip.caption)
  const [lyrics, setLyrics] = useState(clip.metadata.prompt)
  const [imageUrl, setImageUrl] = useState<string>()
  const [allowsComments, setAllowsComments] = useState(clip.allow_comments)
  const [isBusy, setBusy] = useState(false)
  const mayUpload = useActor().isStaff || clip.metadata.type === 'upload'
  const hasNewLyrics = lyrics !== clip.metadata.prompt
  const isSame =
    title.trim() === clip.title &&
    caption === clip.caption &&
    !hasNewLyrics &&
    imageUrl === undefined &&
    allowsComments === clip.allow_comments

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      await updateSong(clip, {
        title: title.trim(),
        caption,
        allow_comments: allowsComments,
        ...(hasNewLyrics && { lyrics }),
        ...(imageUrl !== undefined && { imageUrl }),
      })
      closeModal()
      showToast({ title: 'Saved', message: title.trim(), seconds: 3, kind: 'success' })
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusy(false)
    }
  }

  return (
    <Dialog title="Song details" isOpen onClose={closeModal}>
      <form onSubmit={(event) => void save(event)} className="grid grid-cols-1 gap-4">
        {mayUpload && <SongPictureField clip={clip} chosen={imageUrl} onChange={setImageUrl} />}
        <TextField
          label="Title"
          value={title}
          maxLength={TITLE_MAX}
          error={title.trim() === '' ? 'A song needs a title.' : undefined}
          count={{ length: title.length, max: TITLE_MAX }}
          onChange={(event) => setTitle(event.target.value)}
          autoComplete="off"
        />
        <TextArea
          label="Caption"
          value={caption}
          onChange={setCaption}
          maxLength={CAPTION_MAX}
          minHeightPx={72}
          placeholder="What is it about? Shown beside the song."
        />
        {!clip.metadata.make_instrumental && (
          <TextArea
            label="Lyrics"
            value={lyrics}
            onChange={setLyrics}
            maxLength={LYRICS_SHOWN_MAX}
            minHeightPx={120}
            className="max-h-52!"
            hint="Changes what is shown, not what is sung."
          />
        )}
        <Toggle label="Allow comments" isOn={allowsComments} onChange={setAllowsComments} />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={isSame || title.trim() === ''}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}
