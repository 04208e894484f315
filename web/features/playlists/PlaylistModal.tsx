import { PLAYLIST } from '@arioso/contract/limits'
import { createPlaylist, updatePlaylist } from '../../data/playlists.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { Toggle } from '../../ui/controls/Toggle.tsx'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'
import { useEditForm } from '../../modals/useEditForm.ts'

// Makes a playlist, with songs in it or without, or changes what one says about itself.
export default function PlaylistModal({ playlist, clipIds = [], onCreated }: ModalInput['playlist']) {
  const { values, set, isBusy, onSubmit } = useEditForm({
    saved: {
      name: playlist?.name ?? '',
      description: playlist?.description ?? '',
      isPublic: playlist?.is_public ?? false,
    },
    save: async ({ name, description, isPublic }) => {
      const words = { name: name.trim(), description: description.trim(), is_public: isPublic }
      if (playlist !== undefined) await updatePlaylist(playlist.id, words)
      const made = playlist === undefined ? await createPlaylist({ ...words, clip_ids: [...clipIds] }) : undefined
      closeModal()
      if (made !== undefined) onCreated?.(made)
    },
  })

  return (
    <Dialog
      title={playlist === undefined ? 'New playlist' : 'Edit playlist'}
      description={clipIds.length > 0 ? `${countSongs(clipIds.length)} will be added.` : undefined}
      isOpen
      onClose={closeModal}
    >
      <form onSubmit={onSubmit} className="grid gap-5">
        <TextField
          label="Name"
          value={values.name}
          maxLength={PLAYLIST.nameMax}
          onChange={(event) => set({ name: event.target.value })}
          count={{ length: values.name.length, max: PLAYLIST.nameMax }}
          placeholder="Songs for a long drive"
          enterKeyHint="done"
          autoComplete="off"
        />
        <TextArea
          label="Description"
          value={values.description}
          maxLength={PLAYLIST.descriptionMax}
          minHeightPx={88}
          onChange={(description) => set({ description })}
        />
        <Toggle
          label="Public"
          hint="Anyone can open it and play its public songs."
          isOn={values.isPublic}
          onChange={(isPublic) => set({ isPublic })}
        />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={values.name.trim() === ''}>
          {playlist === undefined ? 'Create' : 'Save'}
        </Button>
      </form>
    </Dialog>
  )
}

function countSongs(count: number): string {
  return count === 1 ? 'One song' : `${count} songs`
}
