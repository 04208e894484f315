import type { AudioUpload } from '@arioso/contract'
import { describeCertainty } from './describeCertainty.ts'

type Heard = NonNullable<AudioUpload['heard']>

// What a cover or an extension will go by, so that a wrong guess is no surprise.
export function HeardFacts({ heard: { tempo_bpm, key_name } }: { heard: Heard }) {
  const facts = [
    { name: 'Tempo', value: `${Math.round(tempo_bpm.value)} bpm`, confidence: tempo_bpm.confidence },
    { name: 'Key', value: key_name.value, confidence: key_name.confidence },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3">
      {facts.map(({ name, value, confidence }) => (
        <div key={name} className="grid gap-0.5 rounded-card bg-surface px-4 py-3">
          <dt className="text-sm text-faint">{name}</dt>
          <dd className="tabular font-semibold">{value}</dd>
          <dd className="tabular text-sm text-soft">
            {describeCertainty(confidence)} · {Math.round(confidence * 100)} %
          </dd>
        </div>
      ))}
    </dl>
  )
}
