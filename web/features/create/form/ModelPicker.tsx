import { Menu } from '@base-ui/react/menu'
import type { Model } from '@arioso/contract'
import { DEFAULT_MODEL_LABEL, MODEL_DROPDOWN_WIDTH_PX } from '@arioso/contract/limits'
import { Check, ChevronDown, Lock } from 'lucide-react'
import { useBilling } from '../../../data/billing/billing.ts'
import { useSession } from '../../../data/session/session.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { useFloatingLayer } from '../../../ui/surfaces/FloatingLayer.ts'
import { joinClasses } from '../../../ui/joinClasses.ts'
import { menuPopupLook } from '../../../ui/surfaces/menuLook.ts'
import { setForm } from './form.ts'
import { useChosenModel } from './useChosenModel.ts'

export function ModelPicker() {
  const { data: billing } = useBilling()
  const { key } = useChosenModel()
  const models = billing?.models ?? []
  const label = models.find((model) => model.external_key === key)?.name ?? DEFAULT_MODEL_LABEL
  const plan = useSession().session?.subscriptionLevel ?? 'free'
  // With a plan the usual model is another one: none is named before it is known which.
  const isNamed = billing !== undefined || plan === 'free'

  function choose(model: Model): void {
    // Choosing the default model means following it when a plan brings a better one.
    const modelKey = model.is_default_model ? '' : model.external_key
    if (model.can_use) setForm({ modelKey, upsampledStyle: null })
    else openModal({ kind: 'upsell', reason: 'model' })
  }

  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={`Model ${label}`}
        className="relative touch-target flex h-9 shrink-0 items-center gap-1.5 rounded-full border border-hairline bg-surface px-3.5 text-sm font-semibold feedback hover:bg-high"
      >
        <span className={joinClasses(!isNamed && 'invisible')}>{label}</span>
        <ChevronDown size={14} aria-hidden="true" className="text-faint" />
      </Menu.Trigger>
      <Menu.Portal container={useFloatingLayer()}>
        <Menu.Positioner side="bottom" align="end" sideOffset={6} className="z-50">
          <Menu.Popup className={menuPopupLook} style={{ width: MODEL_DROPDOWN_WIDTH_PX }}>
            {models.map((model) => (
              <Menu.Item
                key={model.external_key}
                onClick={() => choose(model)}
                aria-current={model.external_key === key}
                className="grid gap-0.5 rounded-control px-2.5 py-2 outline-none select-none data-highlighted:bg-high"
              >
                <ModelName model={model} isChosen={model.external_key === key} />
                <span className="text-xs text-faint">{describe(model, billing?.generation_cost)}</span>
              </Menu.Item>
            ))}
            {billing?.lyrics_writer != null && (
              <p className="px-2.5 py-2 text-xs text-faint">Lyrics by {billing.lyrics_writer}</p>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

// What costs as much as usual says nothing of it.
function describe({ description, generation_cost: cost }: Model, usual: number | undefined): string {
  return cost === usual ? description : `${description}. ${cost} credits for two songs.`
}

function ModelName({ model, isChosen }: { model: Model; isChosen: boolean }) {
  return (
    <span className="flex items-center gap-1.5 font-medium">
      <span className={joinClasses(!model.can_use && 'text-soft')}>{model.name}</span>
      {model.badges.map((badge) => (
        <Badge key={badge} look={badge === 'pro' ? 'accent' : 'cool'}>
          {badge}
        </Badge>
      ))}
      <span className="ml-auto text-faint">
        {isChosen && <Check size={15} className="text-accent" />}
        {!model.can_use && <Lock size={14} aria-label="locked" />}
      </span>
    </span>
  )
}
