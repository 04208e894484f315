import type { HeardFacts as Facts } from '@arioso/contract'
import { formatKey } from '../../ui/format/formatKey.ts'
import { Certainty } from './Certainty.tsx'
import { HeardForm } from './HeardForm.tsx'

// What a cover or an extension will go by, so that a wrong guess is no surprise.
export function HeardFacts({ heard }: { heard: Facts }) {
  return (
    <div className="@container grid gap-2">
      <dl className="grid grid-cols-2 gap-2 @md:grid-cols-3">
        {listFacts(heard).map(({ name, value, chance }) => (
          <div
            key={name}
            className="grid content-start gap-0.5 rounded-card border border-hairline bg-raised px-3 py-2.5"
          >
            <dt className="text-xs text-faint">{name}</dt>
            <dd className="tabular text-sm font-semibold">{value}</dd>
            {chance !== undefined && (
              <dd>
                <Certainty chance={chance} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <HeardForm form={heard.form} />
    </div>
  )
}

type Fact = { name: string; value: string; chance?: number }

function listFacts({ tempo_bpm, beats_per_bar, key_name, chords, melody, has_vocal }: Facts): Fact[] {
  return [
    { name: 'Tempo', value: `${Math.round(tempo_bpm.value)} bpm`, chance: tempo_bpm.confidence },
    { name: 'Metre', value: `${beats_per_bar.value} beats a bar`, chance: beats_per_bar.confidence },
    { name: 'Key', value: formatKey(key_name.value), chance: key_name.confidence },
    chords.value === ''
      ? { name: 'Chords', value: 'None heard' }
      : { name: 'Chords', value: chords.value, chance: chords.confidence },
    melody.value === 0
      ? { name: 'Melody', value: 'No clear melody heard' }
      : {
          name: 'Melody',
          value: `${melody.value} ${melody.value === 1 ? 'note' : 'notes'}`,
          chance: melody.confidence,
        },
    { name: 'Vocals', value: has_vocal.value ? 'Singing' : 'No singing', chance: has_vocal.confidence },
  ]
}
