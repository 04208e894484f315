import type { Persona } from '@arioso/contract'
import { PERSONA } from '@arioso/contract/limits'
import { Heart, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lovePersona, trashPersona, updatePersona, usePersonas } from '../data/personas.ts'
import { toastForRefusal } from '../songs/toastForRefusal.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Toggle } from '../ui/Toggle.tsx'
import { showToast } from '../ui/toast.ts'
import { closeModal } from './modal.ts'

export default function PersonasModal() {
  const personas = usePersonas({ enabled: true })
  return (
    <Dialog title="Personas" description="Voices and manners you kept or love." isOpen onClose={closeModal}>
      {personas.length === 0 && <p className="text-soft">A song’s menu makes its first persona.</p>}
      <ul className="grid gap-3">
        {personas.map((persona) => (
          <PersonaLine key={persona.id} persona={persona} />
        ))}
      </ul>
    </Dialog>
  )
}

function PersonaLine({ persona }: { persona: Persona }) {
  const [name, setName] = useState(persona.name)
  const attempt = (change: Promise<void>): void => {
    change.catch((error: unknown) => showToast(toastForRefusal(error)))
  }
  const rename = (): void => {
    const trimmed = name.trim()
    if (trimmed !== '' && trimmed !== persona.name) attempt(updatePersona(persona.id, { name: trimmed }))
  }
  return (
    <li className="grid gap-3 rounded-card border border-hairline p-4">
      <div className="flex items-end gap-1">
        {persona.is_owned ? (
          <div className="min-w-0 flex-1">
            <TextField
              label="Name"
              value={name}
              maxLength={PERSONA.nameMax}
              onChange={(event) => setName(event.target.value)}
              onBlur={rename}
            />
          </div>
        ) : (
          <p className="display min-w-0 flex-1 truncate text-md font-medium">{persona.name}</p>
        )}
        <IconButton
          label={persona.is_loved ? `Love ${persona.name} no longer` : `Love ${persona.name}`}
          isOn={persona.is_loved}
          onClick={() => attempt(lovePersona(persona.id))}
        >
          <Heart size={18} />
        </IconButton>
        {persona.is_owned && (
          <IconButton label={`Move ${persona.name} to the trash`} onClick={() => attempt(trashPersona(persona.id))}>
            <Trash2 size={18} />
          </IconButton>
        )}
      </div>
      <p className="truncate text-sm text-soft" title={persona.user_input_styles}>
        {persona.user_input_styles}
      </p>
      {persona.is_owned && (
        <Toggle
          label="Public"
          hint="Others may sing with it"
          isOn={persona.is_public}
          onChange={(isPublic) => attempt(updatePersona(persona.id, { is_public: isPublic }))}
        />
      )}
    </li>
  )
}
