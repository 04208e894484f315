import { INSTRUCTION_MIN_HEIGHT_PX } from '@arioso/contract/limits'
import { Dices } from 'lucide-react'
import { useState } from 'react'
import { useSuggestions } from '../../../data/prompts.ts'
import { readEarlyWords } from '../firstScreen.ts'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { TextArea } from '../../../ui/controls/TextArea.tsx'
import { Toggle } from '../../../ui/controls/Toggle.tsx'
import { appendStyle } from '../form/appendStyle.ts'
import { CreateFrame } from '../CreateFrame.tsx'
import { DESCRIPTION_LABEL } from '../createTexts.ts'
import { Disclosure } from '../form/Disclosure.tsx'
import { setForm, useForm } from '../form/form.ts'
import { Inspiration } from './Inspiration.tsx'
import { MadLibCards } from './MadLibCards.tsx'
import { pickPrompt } from './pickPrompt.ts'
import { readPromptInputHeight, savePromptInputHeight } from './promptInputHeight.ts'
import { SimpleTools } from './SimpleTools.tsx'
import { useChosenModel } from '../form/useChosenModel.ts'
import { useCreateSong } from '../form/useCreateSong.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../../ui/lazy/LazyParts.tsx'

const ImageToSong = lazyPart(() => import('../pictures/ImageToSong.tsx'))

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.addEventListener('focus', () => field.setSelectionRange(field.value.length, field.value.length), {
    once: true,
  })
  field?.focus()
}

export function SimpleForm() {
  const [heightPx, setHeightPx] = useState(readPromptInputHeight)
  const [early] = useState(readEarlyWords)
  const [wantsImages, setWantsImages] = useState(false)
  const description = useForm((form) => form.description)
  const instrumental = useForm((form) => form.instrumental)
  const { data: suggestions } = useSuggestions()
  const { isCreating, create } = useCreateSong()
  const maxLength = useChosenModel().limits.gpt_description_prompt
  const setDescription = (text: string) => setForm({ description: text })

  return (
    <CreateFrame isCreating={isCreating} isDisabled={description.trim() === ''} onSubmit={create}>
      <div data-tour-mark="describe" className="grid grid-cols-1 gap-3 rounded-card">
        <TextArea
          label={DESCRIPTION_LABEL}
          {...(early.isTyping && { ref: focusAtEnd })}
          value={description}
          maxLength={maxLength}
          onChange={setDescription}
          placeholder={early.placeholder || (suggestions?.placeholder ?? '')}
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
              onClick={() => setDescription(pickPrompt(suggestions?.prompts ?? [], description, Math.random()))}
            >
              <Dices size={18} />
            </IconButton>
          }
        />
        <SimpleTools />
      </div>
      <Toggle
        label="Instrumental"
        hint="No vocals, just music"
        isOn={instrumental}
        onChange={(isOn) => setForm({ instrumental: isOn, lyrics: '' })}
      />
      <Inspiration
        styles={suggestions?.styles}
        canAppend={(style) => appendStyle(description, style, maxLength) !== description}
        onPick={(style) => setDescription(appendStyle(description, style, maxLength))}
      />
      <MadLibCards />
      <Disclosure title="Image to Song" note="Turn up to 3 pictures into a song" onOpen={() => setWantsImages(true)}>
        <LazyParts>{wantsImages && <ImageToSong />}</LazyParts>
      </Disclosure>
    </CreateFrame>
  )
}
