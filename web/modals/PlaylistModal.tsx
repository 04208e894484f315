import { PLAYLIST } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { createPlaylist, updatePlaylist } from '../data/playlists.ts'
import { toastForRefusal } from '../songs/toastForRefusal.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Toggle } from '../ui/Toggle.tsx'
import { showToast } from '../ui/toast.ts'
import { closeModal, type ModalInput } from './modal.ts'

// Makes a playlist, with songs in it or without, or changes what one says about itself.
export default function PlaylistModal({ playlist, clipIds = [], onCreated }: ModalInput['playlist']) {
  const [name, setName] = useState(playlist?.name ?? '')
  const [description, setDescription] = useState(playlist?.description ?? '')
  const [isPublic, setPublic] = useState(playlist?.is_public ?? false)
  const [isBusy, setBusy] = useState(false)
  const trimmed = name.trim()

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (trimmed === '' || isBusy) return
    setBusy(true)
    const said = { name: trimmed, description: description.trim(), is_public: isPublic }
    try {
      if (playlist !== undefined) await updatePlaylist(playlist.id, said)
      const made = playlist === undefined ? await createPlaylist({ ...said, clip_ids: [...clipIds] }) : undefined
      closeModal()
      if (made !== undefined) onCreated?.(made)
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={playlist === undefined ? 'New playlist' : 'Edit playlist'}
      description={clipIds.length > 0 ? `${countSongs(clipIds.length)} will be in it.` : undefined}
      isOpen
      onClose={closeModal}
    >
      <form onSubmit={(event) => void save(event)} className="grid gap-5">
        <TextField
          label="Name"
          value={name}
          maxLength={PLAYLIST.nameMax}
          onChange={(event) => setName(event.target.value)}
          count={{ length: name.length, max: PLAYLIST.nameMax }}
          placeholder="Songs for a long drive"
          enterKeyHint="done"
          autoComplete="off"
        />
        <TextArea
          label="Description"
          value={description}
          maxLength={PLAYLIST.descriptionMax}
          minHeightPx={88}
          onChange={setDescription}
        />
        <Toggle
          label="Public"
          hint="Anybody can open it and hear its public songs."
          isOn={isPublic}
          onChange={setPublic}
        />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={trimmed === ''}>
          {playlist === undefined ? 'Create' : 'Save'}
        </Button>
      </form>
    </Dialog>
  )
}

function countSongs(count: number): string {
  return count === 1 ? 'One song' : `${count} songs`
}
