import { usePersonas } from '../data/personas.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { closeModal } from './modal.ts'
import { PersonaLine } from './PersonaLine.tsx'

export default function PersonasModal() {
  const personas = usePersonas({ enabled: true })
  return (
    <Dialog title="Personas" description="Voices and manners you kept or love." isOpen onClose={closeModal}>
      {personas.length === 0 && <p className="text-soft">A song’s menu makes its first persona.</p>}
      <ul className="grid grid-cols-1 gap-3">
        {personas.map((persona) => (
          <PersonaLine key={persona.id} persona={persona} />
        ))}
      </ul>
    </Dialog>
  )
}
