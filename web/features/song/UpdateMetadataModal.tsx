import type { Clip } from '@arioso/contract'
import { CAPTION_MAX, LYRICS_SHOWN_MAX, TITLE_MAX } from '@arioso/contract/limits'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { setRemixes, updateSong } from '../../data/songs/songWrites.ts'
import { useActor } from '../../data/session/useActor.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { DialogFoot } from '../../ui/surfaces/DialogFoot.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { Toggle } from '../../ui/controls/Toggle.tsx'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'
import { RemixFields, type RemixChoice } from './RemixFields.tsx'
import { SongPictureField } from './SongPictureField.tsx'
import { useEditForm } from '../../modals/useEditForm.ts'

export default function UpdateMetadataModal({ id }: ModalInput['update-metadata']) {
  const clip = useListedClip(id)
  return clip === undefined ? null : <SongForm clip={clip} />
}

type Details = {
  title: string
  caption: string
  lyrics: string
  imageUrl: string | undefined
  allowsComments: boolean
  remixes: RemixChoice
}

function readDetails(clip: Clip): Details {
  return {
    title: clip.title,
    caption: clip.caption,
    lyrics: clip.metadata.prompt,
    imageUrl: undefined,
    allowsComments: clip.allow_comments,
    remixes: { canRemix: clip.metadata.can_remix, actions: clip.allowed_remix_actions.toSorted() },
  }
}

function isSameChoice(one: RemixChoice, other: RemixChoice): boolean {
  return one.canRemix === other.canRemix && one.actions.join() === other.actions.join()
}

async function saveDetails(clip: Clip, saved: Details, details: Details): Promise<void> {
  const { caption, lyrics, imageUrl, allowsComments, remixes } = details
  const title = details.title.trim()
  await updateSong(clip, {
    title,
    caption,
    allow_comments: allowsComments,
    ...(lyrics !== saved.lyrics && { lyrics }),
    ...(imageUrl !== undefined && { imageUrl }),
  })
  if (!isSameChoice(remixes, saved.remixes)) await setRemixes(clip, remixes.canRemix, remixes.actions)
  closeModal()
  showToast({ title: 'Saved', message: title, seconds: 3, kind: 'success' })
}

function SongForm({ clip }: { clip: Clip }) {
  const saved = readDetails(clip)
  const { values, set, isChanged, isBusy, onSubmit } = useEditForm({
    saved,
    save: (details) => saveDetails(clip, saved, details),
  })
  const { title, caption, lyrics, imageUrl } = values
  const mayUpload = useActor().isStaff || clip.metadata.type === 'upload'
  const isNameless = title.trim() === ''

  return (
    <Dialog title="Song details" isOpen onClose={closeModal}>
      <form onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
        {mayUpload && (
          <SongPictureField clip={clip} chosen={imageUrl} onChange={(chosen) => set({ imageUrl: chosen })} />
        )}
        <TextField
          label="Title"
          value={title}
          maxLength={TITLE_MAX}
          error={isNameless ? 'A song needs a title.' : undefined}
          count={{ length: title.length, max: TITLE_MAX }}
          onChange={(event) => set({ title: event.target.value })}
          autoComplete="off"
        />
        <TextArea
          label="Caption"
          value={caption}
          onChange={(text) => set({ caption: text })}
          maxLength={CAPTION_MAX}
          minHeightPx={72}
          placeholder="What is it about? Shown next to the song."
        />
        {!clip.metadata.make_instrumental && (
          <TextArea
            label="Lyrics"
            value={lyrics}
            onChange={(text) => set({ lyrics: text })}
            maxLength={LYRICS_SHOWN_MAX}
            minHeightPx={120}
            className="max-h-52!"
            hint="Changes the lyrics shown, not the ones sung."
          />
        )}
        <Toggle
          label="Allow comments"
          isOn={values.allowsComments}
          onChange={(allowsComments) => set({ allowsComments })}
        />
        <RemixFields
          value={values.remixes}
          onChange={({ canRemix, actions }) => set({ remixes: { canRemix, actions: actions.toSorted() } })}
        />
        <DialogFoot className="grid">
          <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={!isChanged || isNameless}>
            Save
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
