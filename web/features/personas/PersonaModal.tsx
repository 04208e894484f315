import { PERSONA } from '@arioso/contract/limits'
import { createPersona } from '../../data/personas.ts'
import { explainRefusedSong } from '../../songs/making/explainRefusedSong.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { Toggle } from '../../ui/controls/Toggle.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'
import { PersonaFields, type PersonaWords } from './PersonaFields.tsx'
import { useEditForm } from '../../modals/useEditForm.ts'

export default function PersonaModal({ clip }: ModalInput['persona']) {
  const styles = clip.metadata.tags.slice(0, PERSONA.stylesMax)
  const { values, set, isBusy, onSubmit } = useEditForm<PersonaWords & { isPublic: boolean }>({
    saved: { name: '', description: '', styles, isPublic: false },
    save: async (words) => {
      const persona = await createPersona({
        root_clip_id: clip.id,
        name: words.name.trim(),
        description: words.description,
        image_s3_id: null,
        is_public: words.isPublic,
        user_input_styles: words.styles,
      })
      closeModal()
      showToast({
        title: 'Persona made',
        message: `${persona.name} is on the Create page, under Advanced.`,
        seconds: 4,
        kind: 'success',
      })
    },
    onRefused: explainRefusedSong,
  })

  return (
    <Dialog
      title="Create a persona"
      description="Reuse this song’s voice and style in new songs."
      isOpen
      onClose={closeModal}
    >
      <form onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
        <PersonaFields words={values} onChange={set} />
        <Toggle
          label="Public"
          hint="Others can use it"
          isOn={values.isPublic}
          onChange={(isPublic) => set({ isPublic })}
        />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={values.name.trim() === ''}>
          Create persona
        </Button>
      </form>
    </Dialog>
  )
}
