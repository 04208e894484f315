import { Plus } from 'lucide-react'
import { useExperiment } from './useExperiment.ts'
import { Chip } from '../../../ui/controls/Chip.tsx'
import { Skeleton } from '../../../ui/display/Skeleton.tsx'

type InspirationProps = {
  styles: string[] | undefined
  canAppend: (style: string) => boolean
  onPick: (style: string) => void
}

// About as wide as styles are, or what stands below would move away from whoever is about to press it.
const WIDTHS = ['w-34', 'w-28', 'w-32', 'w-26']

export function Inspiration({ styles, canAppend, onPick }: InspirationProps) {
  const mostChips = useExperiment('create', 'style_chips')
  return (
    <section aria-label="Inspiration" className="grid gap-2.5">
      <h2 className="text-base font-semibold">Inspiration</h2>
      <div className="flex flex-wrap gap-2">
        {styles === undefined &&
          Array.from({ length: mostChips }, (_unused, at) => (
            <Skeleton key={at} className={`h-8 rounded-full! ${WIDTHS[at % WIDTHS.length]}`} />
          ))}
        {styles?.slice(0, mostChips).map((style) => (
          <Chip key={style} disabled={!canAppend(style)} onClick={() => onPick(style)} aria-label={`Add ${style}`}>
            <Plus size={13} aria-hidden="true" />
            {style}
          </Chip>
        ))}
      </div>
    </section>
  )
}
