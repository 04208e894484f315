import type { Persona } from '@arioso/contract'
import { PERSONA } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { updatePersona } from '../data/personas.ts'
import { toastForRefusal } from '../songs/toastForRefusal.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { showToast } from '../ui/toast.ts'

export function PersonaForm({ persona, onSaved }: { persona: Persona; onSaved: () => void }) {
  const [name, setName] = useState(persona.name)
  const [description, setDescription] = useState(persona.description)
  const [styles, setStyles] = useState(persona.user_input_styles)
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      await updatePersona(persona.id, { name: name.trim(), description, user_input_styles: styles })
      onSaved()
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} className="grid grid-cols-1 gap-4">
      <TextField
        label="Name"
        value={name}
        maxLength={PERSONA.nameMax}
        onChange={(event) => setName(event.target.value)}
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
      <Button type="submit" look="primary" isBusy={isBusy} disabled={name.trim() === ''}>
        Save
      </Button>
    </form>
  )
}
