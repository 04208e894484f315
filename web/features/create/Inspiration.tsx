import { Plus } from 'lucide-react'
import { Chip } from '../../ui/Chip.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const MOST_CHIPS = 10

type InspirationProps = {
  styles: string[] | undefined
  canAppend: (style: string) => boolean
  onPick: (style: string) => void
}

export function Inspiration({ styles, canAppend, onPick }: InspirationProps) {
  return (
    <section aria-label="Inspiration" className="grid gap-2.5">
      <h2 className="text-base font-semibold">Inspiration</h2>
      <div className="flex flex-wrap gap-2">
        {styles === undefined &&
          ['w-20', 'w-28', 'w-24', 'w-16'].map((width) => (
            <Skeleton key={width} className={`h-8 rounded-full! ${width}`} />
          ))}
        {styles?.slice(0, MOST_CHIPS).map((style) => (
          <Chip key={style} disabled={!canAppend(style)} onClick={() => onPick(style)} aria-label={`Add ${style}`}>
            <Plus size={13} aria-hidden="true" />
            {style}
          </Chip>
        ))}
      </div>
    </section>
  )
}
