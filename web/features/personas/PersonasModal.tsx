import type { Persona } from '@arioso/contract'
import { useState } from 'react'
import { trashPersona, usePersonas } from '../../data/personas.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal } from '../../data/stores/openModal.ts'
import { PersonaLine } from './PersonaLine.tsx'

export default function PersonasModal() {
  const personas = usePersonas({ enabled: true })
  const [trashed, setTrashed] = useState<Persona>()

  async function move(persona: Persona, undo: boolean): Promise<void> {
    try {
      await trashPersona(persona.id, { undo })
      setTrashed(undo ? undefined : persona)
    } catch (error) {
      showToast(toastForRefusal(error))
    }
  }

  return (
    <Dialog
      title="Personas"
      description="Yours, the ones you love, and those of people you follow."
      isOpen
      onClose={closeModal}
    >
      {personas.length === 0 && <p className="text-soft">Create one from the menu of any song.</p>}
      {trashed !== undefined && (
        <output className="flex items-center gap-3 rounded-card bg-surface p-4 text-soft">
          <span className="min-w-0 flex-1 wrap-anywhere">{`${trashed.name} is in the trash.`}</span>
          <Button size="small" onClick={() => void move(trashed, true)}>
            Undo
          </Button>
        </output>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {personas.map((persona) => (
          <PersonaLine key={persona.id} persona={persona} onTrash={(gone) => void move(gone, false)} />
        ))}
      </ul>
    </Dialog>
  )
}
