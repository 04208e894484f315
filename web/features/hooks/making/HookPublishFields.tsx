import type { HookPublish } from '@arioso/contract'
import { HOOK_CAPTION_MAX, TITLE_MAX } from '@arioso/contract/limits'
import { TextArea } from '../../../ui/controls/TextArea.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { Toggle } from '../../../ui/controls/Toggle.tsx'

type HookPublishFieldsProps = { value: HookPublish; hasLyrics: boolean; onChange: (value: HookPublish) => void }

export function HookPublishFields({ value, hasLyrics, onChange }: HookPublishFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        value={value.title}
        maxLength={TITLE_MAX}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...value, title: target.value })}
      />
      <TextArea
        label="Caption"
        value={value.caption}
        maxLength={HOOK_CAPTION_MAX}
        minHeightPx={72}
        onChange={(caption) => onChange({ ...value, caption })}
      />
      <Toggle
        label="Allow comments"
        isOn={value.allow_comments}
        onChange={(allow_comments) => onChange({ ...value, allow_comments })}
      />
      <Toggle
        label="Show lyrics"
        hint={hasLyrics ? 'The lyrics follow along with the song.' : 'This song has no synced lyrics.'}
        isOn={value.show_lyrics && hasLyrics}
        isDisabled={!hasLyrics}
        onChange={(show_lyrics) => onChange({ ...value, show_lyrics })}
      />
    </>
  )
}
