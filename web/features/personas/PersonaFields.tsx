import { PERSONA } from '@arioso/contract/limits'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'

export type PersonaWords = { name: string; description: string; styles: string }

type PersonaFieldsProps = { words: PersonaWords; onChange: (words: PersonaWords) => void }

export function PersonaFields({ words, onChange }: PersonaFieldsProps) {
  const { name, description, styles } = words
  return (
    <>
      <TextField
        label="Name"
        value={name}
        maxLength={PERSONA.nameMax}
        onChange={(event) => onChange({ ...words, name: event.target.value })}
        count={{ length: name.length, max: PERSONA.nameMax }}
        autoComplete="off"
      />
      <TextArea
        label="Description"
        value={description}
        maxLength={PERSONA.descriptionMax}
        onChange={(text) => onChange({ ...words, description: text })}
        minHeightPx={64}
      />
      <TextArea
        label="Styles"
        value={styles}
        maxLength={PERSONA.stylesMax}
        onChange={(text) => onChange({ ...words, styles: text })}
        minHeightPx={64}
      />
    </>
  )
}
