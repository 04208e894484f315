import type { Persona } from '@arioso/contract'
import { useState, type FormEvent } from 'react'
import { updatePersona } from '../../data/personas.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { PersonaFields, type PersonaWords } from './PersonaFields.tsx'

export function PersonaForm({ persona, onSaved }: { persona: Persona; onSaved: () => void }) {
  const { description, user_input_styles: styles } = persona
  const [words, setWords] = useState<PersonaWords>({ name: persona.name, description, styles })
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      await updatePersona(persona.id, {
        name: words.name.trim(),
        description: words.description,
        user_input_styles: words.styles,
      })
      onSaved()
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} className="grid grid-cols-1 gap-4">
      <PersonaFields words={words} onChange={setWords} />
      <Button type="submit" look="primary" isBusy={isBusy} disabled={words.name.trim() === ''}>
        Save
      </Button>
    </form>
  )
}
