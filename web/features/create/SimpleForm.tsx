import { DESCRIPTION_MAX, INSTRUCTION_MIN_HEIGHT_PX } from '@arioso/contract/limits'
import { Dices, Plus } from 'lucide-react'
import { useState } from 'react'
import { useBilling, useSuggestions } from '../../data/createForm.ts'
import { useSession } from '../../data/session.ts'
import { saveForSignIn } from '../../songs/saveForSignIn.ts'
import { Chip } from '../../ui/Chip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { appendStyle } from './appendStyle.ts'
import { CreateFrame } from './CreateFrame.tsx'
import { pickPrompt } from './pickPrompt.ts'
import { readPromptInputHeight, savePromptInputHeight } from './promptInputHeight.ts'
import { useCreateSong } from './useCreateSong.ts'

const MOST_CHIPS = 14

type SimpleFormProps = { description: string; onDescription: (description: string) => void }

export function SimpleForm({ description, onDescription }: SimpleFormProps) {
  const [isInstrumental, setInstrumental] = useState(false)
  const [heightPx, setHeightPx] = useState(readPromptInputHeight)
  const { user } = useSession()
  const { data: suggestions } = useSuggestions()
  const { data: billing } = useBilling()
  const { isCreating, create } = useCreateSong()
  const limits = billing?.models.find((model) => model.is_default_model)?.max_lengths
  const maxLength = limits?.gpt_description_prompt ?? DESCRIPTION_MAX
  const text = description.trim()

  function submit(): void {
    if (user === null) saveForSignIn({ description: text, isInstrumental, source: 'create' }, () => undefined)
    else create({ mode: 'simple', description: text, lyrics: '', styles: '', title: '', isInstrumental })
  }

  return (
    <CreateFrame isCreating={isCreating} isDisabled={text === ''} onSubmit={submit}>
      <TextArea
        label="Song Description"
        value={description}
        maxLength={maxLength}
        onChange={onDescription}
        placeholder={suggestions?.placeholder ?? ''}
        minHeightPx={INSTRUCTION_MIN_HEIGHT_PX}
        heightPx={heightPx}
        onResized={(height) => {
          setHeightPx(height)
          savePromptInputHeight(height)
        }}
        tools={
          <IconButton
            label="Random prompt"
            disabled={suggestions === undefined}
            onClick={() => onDescription(pickPrompt(suggestions?.prompts ?? [], description, Math.random()))}
          >
            <Dices size={18} />
          </IconButton>
        }
      />
      <Toggle label="Instrumental" hint="Only music, no singing" isOn={isInstrumental} onChange={setInstrumental} />
      <Inspiration
        styles={suggestions?.styles}
        canAppend={(style) => appendStyle(description, style, maxLength) !== description}
        onPick={(style) => onDescription(appendStyle(description, style, maxLength))}
      />
    </CreateFrame>
  )
}

type InspirationProps = {
  styles: string[] | undefined
  canAppend: (style: string) => boolean
  onPick: (style: string) => void
}

function Inspiration({ styles, canAppend, onPick }: InspirationProps) {
  return (
    <section aria-label="Inspiration" className="grid gap-2.5">
      <h2 className="text-base font-semibold">Inspiration</h2>
      <div className="flex flex-wrap gap-2">
        {styles === undefined &&
          ['w-20', 'w-28', 'w-24', 'w-16'].map((width) => (
            <Skeleton key={width} className={`h-8 rounded-full! ${width}`} />
          ))}
        {styles?.slice(0, MOST_CHIPS).map((style) => (
          <Chip key={style} disabled={!canAppend(style)} onClick={() => onPick(style)} aria-label={`Add ${style}`}>
            <Plus size={13} aria-hidden="true" />
            {style}
          </Chip>
        ))}
      </div>
    </section>
  )
}
