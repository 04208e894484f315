import { useListedClip } from '../../../data/songs/clipCache.ts'
import { Toggle } from '../../../ui/controls/Toggle.tsx'
import { CreateFrame } from '../CreateFrame.tsx'
import { ExcludeStyles } from './ExcludeStyles.tsx'
import { ExtendDirection } from '../source/ExtendDirection.tsx'
import { setForm, useForm } from './form.ts'
import { isReady } from './formProblem.ts'
import { InspiredBy } from '../source/InspiredBy.tsx'
import { LyricsEditor } from '../lyrics/LyricsEditor.tsx'
import { MoreOptions } from './MoreOptions.tsx'
import { ReuseCard } from '../simple/ReuseCard.tsx'
import { SourceSection } from '../source/SourceSection.tsx'
import { StylesField } from './StylesField.tsx'
import { TitleField } from './TitleField.tsx'
import { useCreateSong } from './useCreateSong.ts'
import { useFlag } from '../../../data/session/useFlag.ts'

export default function CustomForm() {
  const form = useForm((state) => state)
  const { isCreating, create } = useCreateSong()
  const canPersonalize = useFlag('use-personalization')
  const { source } = form
  return (
    <CreateFrame isCreating={isCreating} isDisabled={!useReady()} onSubmit={create}>
      {source.kind === 'nothing' ? (
        <InspiredBy />
      ) : (
        <SourceSection key={`${source.clipId} ${form.sourceOpening}`} source={source} />
      )}
      {source.kind === 'extension' && <ExtendDirection source={source} />}
      <LyricsEditor />
      <Toggle
        label="Instrumental"
        hint="No vocals, just music"
        isOn={form.instrumental}
        onChange={(isOn) => setForm({ instrumental: isOn, lyrics: '' })}
      />
      <StylesField />
      <ExcludeStyles />
      <TitleField />
      {canPersonalize && (
        <Toggle
          label="Chameleon Mode"
          hint="Leans towards styles you like"
          isOn={form.usesPersonalization}
          onChange={(usesPersonalization) => setForm({ usesPersonalization })}
        />
      )}
      <ReuseCard />
      <MoreOptions />
    </CreateFrame>
  )
}

function useReady(): boolean {
  const form = useForm((state) => state)
  const continued = useListedClip(form.source.kind === 'extension' ? form.source.clipId : '')
  return isReady(form, continued?.metadata.duration ?? null)
}
