import type { Clip } from '@arioso/contract'
import { CLIPS_PER_GENERATION } from '@arioso/contract/limits'
import { GENERATION_COST } from '@arioso/contract/plans'
import { WISH_LABELS } from '@arioso/contract/songs/variations'
import { useId } from 'react'
import { Chip } from '../../ui/controls/Chip.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { Spinner } from '../../ui/display/Spinner.tsx'
import { useVariations } from './useVariations.ts'

const COST = GENERATION_COST / CLIPS_PER_GENERATION

type VariationChipsProps = { clip: Clip; className?: string; onMade?: () => void }

/** One press, one new song; nothing where the song cannot be varied. */
export function VariationChips({ clip, className, onMade }: VariationChipsProps) {
  const { wishes, busy, vary } = useVariations(clip)
  const costId = useId()
  if (wishes.length === 0) return null
  return (
    <section aria-label="Variations" className={joinClasses('flex flex-wrap items-center gap-x-3 gap-y-2', className)}>
      <h2 className="text-sm font-medium text-soft">Make it</h2>
      <ul className="flex flex-wrap gap-2">
        {wishes.map((wish) => (
          <li key={wish}>
            <Chip
              aria-describedby={costId}
              aria-busy={busy === wish}
              disabled={busy !== undefined}
              onClick={() => void vary(wish).then((isMade) => isMade && onMade?.())}
            >
              {busy === wish && <Spinner />}
              <span>{WISH_LABELS[wish]}</span>
            </Chip>
          </li>
        ))}
      </ul>
      <p id={costId} className="text-sm text-faint">{`${COST} credits each, a new song`}</p>
    </section>
  )
}
