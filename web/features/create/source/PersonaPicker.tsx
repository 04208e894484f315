import { hasPlanFeature } from '@arioso/contract/plans'
import { useEffect } from 'react'
import { usePersonas } from '../../../data/personas.ts'
import { useActor } from '../../../data/session/useActor.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { setForm, useForm } from '../form/form.ts'

const NOBODY = 'nobody'

// Whose voice and manner the song takes on. Hidden until there is one to choose.
export function PersonaPicker() {
  const { userId, planKey } = useActor()
  const chosen = useForm(({ borrowedVoice }) => (borrowedVoice?.from === 'persona' ? borrowedVoice.id : null))
  const personas = usePersonas({ enabled: userId !== null && hasPlanFeature(planKey, 'persona') })
  const isGone = chosen !== null && personas.length > 0 && personas.every(({ id }) => id !== chosen)
  // Trashed while it was chosen: a song asked for with it would be refused.
  useEffect(() => {
    if (isGone) setForm({ borrowedVoice: null })
  }, [isGone])
  if (personas.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <Select
        label="Persona"
        value={chosen ?? NOBODY}
        onChange={(id) => setForm({ borrowedVoice: id === NOBODY ? null : { from: 'persona', id } })}
        options={[{ value: NOBODY, label: 'None' }, ...personas.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Button look="quiet" onClick={() => openModal({ kind: 'personas' })}>
        Manage
      </Button>
    </div>
  )
}
