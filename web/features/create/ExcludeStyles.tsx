import { texts } from '@arioso/contract/errors'
import { Lock } from 'lucide-react'
import { openModal } from '../../modals/modal.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { setForm, useForm } from './form.ts'
import { useChosenModel } from './useChosenModel.ts'
import { useMay } from './useMay.ts'

const MIN_HEIGHT_PX = 56

export function ExcludeStyles() {
  const negativeTags = useForm((form) => form.negativeTags)
  const { limits } = useChosenModel()
  if (!useMay('excludeStyles')) return <LockedExclude />
  return (
    <TextArea
      label="Exclude Styles"
      value={negativeTags}
      maxLength={limits.negative_tags}
      onChange={(text) => setForm({ negativeTags: text })}
      placeholder="What should not be heard: autotune, saxophone"
      minHeightPx={MIN_HEIGHT_PX}
    />
  )
}

function LockedExclude() {
  return (
    <div className="grid gap-2">
      <h2 className="text-base font-semibold">Exclude Styles</h2>
      <button
        type="button"
        onClick={() => openModal({ kind: 'upsell', reason: 'exclude-styles' })}
        className="flex h-12 items-center gap-2.5 rounded-card border border-dashed border-rim px-4 text-left text-faint feedback hover:border-accent hover:text-text"
      >
        <Lock size={15} aria-hidden="true" />
        {texts.excludeStylesLocked}
      </button>
    </div>
  )
}
