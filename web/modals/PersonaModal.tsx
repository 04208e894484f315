import { PERSONA } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { createPersona } from '../data/personas.ts'
import { tellRefusal } from '../songs/tellRefusal.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Toggle } from '../ui/Toggle.tsx'
import { showToast } from '../ui/toast.ts'
import { closeModal, type ModalInput } from './modal.ts'
import { PersonaFields, type PersonaWords } from './PersonaFields.tsx'

export default function PersonaModal({ clip }: ModalInput['persona']) {
  const styles = clip.metadata.tags.slice(0, PERSONA.stylesMax)
  const [words, setWords] = useState<PersonaWords>({ name: '', description: '', styles })
  const [isPublic, setPublic] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const trimmed = words.name.trim()

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (trimmed === '' || isBusy) return
    setBusy(true)
    try {
      const persona = await createPersona({
        root_clip_id: clip.id,
        name: trimmed,
        description: words.description,
        image_s3_id: null,
        is_public: isPublic,
        user_input_styles: words.styles,
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
        <PersonaFields words={words} onChange={setWords} />
        <Toggle label="Public" hint="Others may sing with it" isOn={isPublic} onChange={setPublic} />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={trimmed === ''}>
          Create persona
        </Button>
      </form>
    </Dialog>
  )
}
