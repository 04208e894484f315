import type { Persona } from '@arioso/contract'
import { Heart, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../routing/Link.tsx'
import { lovePersona, updatePersona } from '../../data/personas.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Toggle } from '../../ui/controls/Toggle.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { PersonaForm } from './PersonaForm.tsx'

type PersonaLineProps = { persona: Persona; onTrash: (persona: Persona) => void }

export function PersonaLine({ persona, onTrash }: PersonaLineProps) {
  const [isEditing, setEditing] = useState(false)
  const { id, name } = persona
  return (
    <li className="grid grid-cols-1 gap-3 rounded-card border border-hairline p-4">
      <div className="flex items-center gap-1">
        <p className="display min-w-0 flex-1 truncate text-md font-medium" title={name}>
          <Link to="/persona/$id" params={{ id }} className="hover:underline">
            {name}
          </Link>
        </p>
        {persona.is_public && <Badge>Public</Badge>}
        {persona.is_owned && (
          <IconButton label={`Edit ${name}`} isOn={isEditing} onClick={() => setEditing(!isEditing)}>
            <Pencil size={18} />
          </IconButton>
        )}
        <IconButton
          label={persona.is_loved ? `Love ${name} no longer` : `Love ${name}`}
          isOn={persona.is_loved}
          onClick={() => attempt(lovePersona(id))}
        >
          <Heart size={18} />
        </IconButton>
        {persona.is_owned && (
          <IconButton label={`Move ${name} to the trash`} onClick={() => onTrash(persona)}>
            <Trash2 size={18} />
          </IconButton>
        )}
      </div>
      {isEditing ? (
        <>
          <PersonaForm persona={persona} onSaved={() => setEditing(false)} />
          <Toggle
            label="Public"
            hint="Others can use it"
            isOn={persona.is_public}
            onChange={(isPublic) => attempt(updatePersona(id, { is_public: isPublic }))}
          />
        </>
      ) : (
        <p className="line-clamp-2 text-sm text-soft wrap-anywhere">
          {[persona.description, persona.user_input_styles].filter((text) => text !== '').join(' · ')}
        </p>
      )}
    </li>
  )
}

function attempt(change: Promise<void>): void {
  change.catch((error: unknown) => showToast(toastForRefusal(error)))
}
