import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import { useFloatingLayer } from './FloatingLayer.ts'

const WAIT_MS = 400

type TooltipProps = { text: string; side?: 'top' | 'bottom' | 'left' | 'right'; children: ReactElement }

// A tip adds to what its button says (the exact number, the whole date); touch never sees it, so nothing depends on it.
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={WAIT_MS} aria-description={text} render={children} />
      <BaseTooltip.Portal container={useFloatingLayer()}>
        <BaseTooltip.Positioner side={side} sideOffset={8} collisionPadding={8} className="z-50">
          <BaseTooltip.Popup className="max-w-[min(28ch,calc(100vw-16px))] rounded-control border border-hairline bg-high px-2.5 py-1.5 text-sm text-text shadow-float transition-opacity duration-120 data-ending-style:opacity-0 data-instant:duration-0 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
