import { PERSONA } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { createPersona } from '../data/personas.ts'
import { tellRefusal } from '../songs/tellRefusal.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Toggle } from '../ui/Toggle.tsx'
import { showToast } from '../ui/toast.ts'
import { closeModal, type ModalInput } from './modal.ts'

export default function PersonaModal({ clip }: ModalInput['persona']) {
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [styles, setStyles] = useState(clip.metadata.tags.slice(0, PERSONA.stylesMax))
  const [isPublic, setPublic] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const trimmed = name.trim()

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (trimmed === '' || isBusy) return
    setBusy(true)
    try {
      const persona = await createPersona({
        root_clip_id: clip.id,
        name: trimmed,
        description,
        image_s3_id: null,
        is_public: isPublic,
        user_input_styles: styles,
      })
      closeModal()
      showToast({
        title: 'Persona made',
        message: `${persona.name} is under Advanced on Create.`,
        seconds: 4,
        kind: 'success',
      })
    } catch (error) {
      tellRefusal(error)
      setBusy(false)
    }
  }

  return (
    <Dialog
      title="Create a persona"
      description="The voice and the manner of this song, for songs to come."
      isOpen
      onClose={closeModal}
    >
      <form onSubmit={(event) => void create(event)} className="grid grid-cols-1 gap-5">
        <TextField
          label="Name"
          value={name}
          maxLength={PERSONA.nameMax}
          onChange={(event) => setName(event.target.value)}
          count={{ length: name.length, max: PERSONA.nameMax }}
          autoComplete="off"
        />
        <TextArea
          label="Description"
          value={description}
          maxLength={PERSONA.descriptionMax}
          onChange={setDescription}
          minHeightPx={64}
        />
        <TextArea label="Styles" value={styles} maxLength={PERSONA.stylesMax} onChange={setStyles} minHeightPx={64} />
        <Toggle label="Public" hint="Others may sing with it" isOn={isPublic} onChange={setPublic} />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={trimmed === ''}>
          Create persona
        </Button>
      </form>
    </Dialog>
  )
}
