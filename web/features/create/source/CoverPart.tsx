import { COVER_SPAN_MIN_SECONDS } from '@arioso/contract/limits'
import { ClockField } from './ClockField.tsx'
import { setForm } from '../form/form.ts'
import type { CoverSource } from '../form/songSource.ts'

type CoverPartProps = { source: CoverSource; durationSeconds: number | null }

// A cover is of the whole song unless a part is chosen.
export function CoverPart({ source, durationSeconds }: CoverPartProps) {
  const { fromSeconds: from, toSeconds: to } = source
  const isShort = (to ?? durationSeconds ?? Infinity) - (from ?? 0) < COVER_SPAN_MIN_SECONDS
  return (
    <div className="grid grid-cols-2 gap-3">
      <ClockField
        label="Cover from"
        seconds={from}
        durationSeconds={durationSeconds}
        placeholder="Its beginning"
        onChange={(seconds) => setForm({ source: { ...source, fromSeconds: seconds } })}
      />
      <ClockField
        label="Cover until"
        seconds={to}
        durationSeconds={durationSeconds}
        placeholder="Its end"
        onChange={(seconds) => setForm({ source: { ...source, toSeconds: seconds } })}
        error={isShort ? `At least ${COVER_SPAN_MIN_SECONDS} seconds.` : undefined}
      />
    </div>
  )
}
