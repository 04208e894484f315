import { TITLE_MAX } from '@arioso/contract/limits'
import { useState } from 'react'
import { useBilling, useSuggestions } from '../../data/createForm.ts'
import { Chip } from '../../ui/Chip.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { appendStyle } from './appendStyle.ts'
import { CreateFrame } from './CreateFrame.tsx'
import { LyricsField } from './LyricsField.tsx'
import { useCreateSong } from './useCreateSong.ts'

const LYRICS_MAX = 3000
const STYLES_MAX = 200
const STYLES_MIN_HEIGHT_PX = 96

export function CustomForm() {
  const [lyrics, setLyrics] = useState('')
  const [styles, setStyles] = useState('')
  const [title, setTitle] = useState('')
  const [isInstrumental, setInstrumental] = useState(false)
  const { data: suggestions } = useSuggestions()
  const { data: billing } = useBilling()
  const { isCreating, create } = useCreateSong()
  const limits = billing?.models.find((model) => model.is_default_model)?.max_lengths
  const maxStyles = limits?.tags ?? STYLES_MAX

  function submit(): void {
    create({ mode: 'custom', description: '', lyrics, styles: styles.trim(), title: title.trim(), isInstrumental })
  }

  return (
    <CreateFrame isCreating={isCreating} isDisabled={styles.trim() === '' && lyrics.trim() === ''} onSubmit={submit}>
      <LyricsField
        lyrics={lyrics}
        maxLength={limits?.prompt ?? LYRICS_MAX}
        isInstrumental={isInstrumental}
        onLyrics={setLyrics}
      />
      <TextArea
        label="Styles"
        value={styles}
        maxLength={maxStyles}
        onChange={setStyles}
        placeholder="Genre, mood, tempo, instruments, voice"
        minHeightPx={STYLES_MIN_HEIGHT_PX}
      />
      <div className="-mt-3 flex flex-wrap gap-2">
        {suggestions?.styles.slice(0, 6).map((style) => (
          <Chip
            key={style}
            aria-label={`Add ${style}`}
            onClick={() => setStyles(appendStyle(styles, style, maxStyles))}
          >
            {style}
          </Chip>
        ))}
      </div>
      <TextField
        label="Title"
        value={title}
        maxLength={limits?.title ?? TITLE_MAX}
        onChange={(event) => setTitle(event.target.value)}
        placeholder="Leave empty and one is found for you"
      />
      <Toggle
        label="Instrumental"
        hint="Only music, no singing"
        isOn={isInstrumental}
        onChange={(isOn) => {
          setInstrumental(isOn)
          setLyrics('')
        }}
      />
    </CreateFrame>
  )
}
