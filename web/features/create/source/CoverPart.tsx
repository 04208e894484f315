import { COVER_SPAN_MIN_SECONDS } from '@arioso/contract/limits'
import { ClockField } from './ClockField.tsx'
import { setForm, useForm } from '../form/form.ts'

// A cover is of the whole song unless somebody wants a part of it.
export function CoverPart({ durationSeconds }: { durationSeconds: number | null }) {
  const from = useForm((state) => state.coverFromSeconds)
  const to = useForm((state) => state.coverToSeconds)
  const isShort = (to ?? durationSeconds ?? Infinity) - (from ?? 0) < COVER_SPAN_MIN_SECONDS
  return (
    <div className="grid grid-cols-2 gap-3">
      <ClockField
        label="Cover from"
        seconds={from}
        durationSeconds={durationSeconds}
        placeholder="Its beginning"
        onChange={(seconds) => setForm({ coverFromSeconds: seconds })}
      />
      <ClockField
        label="Cover until"
        seconds={to}
        durationSeconds={durationSeconds}
        placeholder="Its end"
        onChange={(seconds) => setForm({ coverToSeconds: seconds })}
        error={isShort ? `At least ${COVER_SPAN_MIN_SECONDS} seconds.` : undefined}
      />
    </div>
  )
}
