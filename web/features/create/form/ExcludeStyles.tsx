import { texts } from '@arioso/contract/texts'
import { Lock } from 'lucide-react'
import { openModal } from '../../../data/stores/openModal.ts'
import { TextArea } from '../../../ui/controls/TextArea.tsx'
import { setForm, useForm } from './form.ts'
import { useChosenModel } from './useChosenModel.ts'
import { usePermission } from '../../../data/session/usePermission.ts'

const MIN_HEIGHT_PX = 56

export function ExcludeStyles() {
  const excludedStyle = useForm((form) => form.excludedStyle)
  const { limits } = useChosenModel()
  if (!usePermission('excludeStyles')) return <LockedExclude />
  return (
    <TextArea
      label="Exclude Styles"
      value={excludedStyle}
      maxLength={limits.negative_tags}
      onChange={(text) => setForm({ excludedStyle: text })}
      placeholder="Leave out, for example: autotune, saxophone"
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
