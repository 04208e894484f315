import { Plus, Undo2, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../data/api/api.ts'
import { useSuggestions } from '../../../data/prompts.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Chip } from '../../../ui/controls/Chip.tsx'
import { TextArea } from '../../../ui/controls/TextArea.tsx'
import { appendStyle } from './appendStyle.ts'
import { form, setForm, useForm } from './form.ts'
import { useChosenModel } from './useChosenModel.ts'
import { usePermission } from '../../../data/session/usePermission.ts'

const MIN_HEIGHT_PX = 96
const MOST_CHIPS = 8

export function StylesField() {
  const style = useForm((state) => state.style)
  const upsampled = useForm((state) => state.upsampledStyle)
  const { data: suggestions } = useSuggestions()
  const { limits } = useChosenModel()
  const shown = upsampled ?? style
  const write = (text: string) => setForm(upsampled === null ? { style: text } : { upsampledStyle: text })
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextArea
        label="Styles"
        value={shown}
        maxLength={limits.tags}
        onChange={write}
        placeholder="Genre, mood, tempo, instruments, voice"
        minHeightPx={MIN_HEIGHT_PX}
      />
      <Upsample text={shown} />
      <div className="flex flex-wrap gap-2">
        {suggestions?.styles.slice(0, MOST_CHIPS).map((suggested) => {
          const longer = appendStyle(shown, suggested, limits.tags)
          return (
            <Chip
              key={suggested}
              aria-label={`Add ${suggested}`}
              disabled={longer === shown}
              onClick={() => write(longer)}
            >
              <Plus size={13} aria-hidden="true" />
              {suggested}
            </Chip>
          )
        })}
      </div>
    </div>
  )
}

// A fuller style stands in for the short one until it is cleared; a failure is only logged.
function Upsample({ text }: { text: string }) {
  const [isBusy, setBusy] = useState(false)
  const isUpsampled = useForm((state) => state.upsampledStyle !== null)
  const { key, features } = useChosenModel()
  const isOffered = usePermission('upsampleStyle') && features.includes('upsample_tags')
  if (!isOffered) return null

  async function upsample(): Promise<void> {
    setBusy(true)
    const { modelKey } = form.get()
    try {
      const reply = await api('POST /api/generate/upsample-tags', { body: { original_tags: text.trim(), mv: key } })
      if (form.get().modelKey === modelKey || form.get().style !== '') setForm({ upsampledStyle: reply.upsampled_tags })
    } catch (error) {
      console.warn('the style was not upsampled', error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="-mt-1 flex gap-2">
      <Button size="small" isBusy={isBusy} disabled={text.trim() === ''} onClick={() => void upsample()}>
        {!isBusy && <WandSparkles size={14} aria-hidden="true" />}
        {isBusy ? 'Enriching…' : 'Enrich styles'}
      </Button>
      {isUpsampled && (
        <Button size="small" look="quiet" onClick={() => setForm({ upsampledStyle: null })}>
          <Undo2 size={14} aria-hidden="true" />
          Back to my words
        </Button>
      )}
    </div>
  )
}
