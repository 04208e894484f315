import type { HeardFacts } from '@arioso/contract'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { Certainty } from './Certainty.tsx'

type Form = HeardFacts['form']
type Section = Form['value'][number]

const looks: Record<Section['kind'], { name: string; colour: string }> = {
  intro: { name: 'Intro', colour: 'bg-edge' },
  verse: { name: 'Verse', colour: 'bg-cool' },
  chorus: { name: 'Chorus', colour: 'bg-accent' },
  bridge: { name: 'Bridge', colour: 'bg-warning' },
  outro: { name: 'Outro', colour: 'bg-edge' },
}

// Each section as wide as it is long and as high as it is loud.
export function HeardForm({ form: { value: sections, confidence } }: { form: Form }) {
  if (sections.length === 0) return null
  return (
    <section aria-label="Form" className="grid gap-2 rounded-card border border-hairline bg-raised px-3 py-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-xs text-faint">Form</p>
        {sections.length > 1 && <Certainty chance={confidence} />}
      </div>
      {sections.length === 1 ? (
        <p className="text-sm font-semibold">One part</p>
      ) : (
        <>
          <div aria-hidden="true" className="flex h-8 items-end gap-0.5">
            {sections.map(({ kind, start_s, end_s, energy }) => (
              <span
                key={start_s}
                className={`min-w-1 rounded-xs ${looks[kind].colour}`}
                style={{ flexGrow: end_s - start_s, height: `${40 + 60 * energy}%` }}
              />
            ))}
          </div>
          <ol className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
            {sections.map(({ kind, start_s }) => (
              <li key={start_s} className="flex items-center gap-1.5">
                <span aria-hidden="true" className={`size-2 rounded-xs ${looks[kind].colour}`} />
                {looks[kind].name} <span className="tabular text-faint">{formatDuration(start_s)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
