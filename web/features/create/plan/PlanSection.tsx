import { SONG_PLAN } from '@arioso/contract/songs/songPlan'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useId, useState } from 'react'
import { fieldEdge, fieldLook } from '../../../ui/controls/fieldLook.ts'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { SmallSelect } from '../../../ui/controls/SmallSelect.tsx'
import { joinClasses } from '../../../ui/joinClasses.ts'
import type { PlanRow } from '../form/createForm.ts'
import { barsProblem, chordProblem, KIND_NAMES } from './songPlan.ts'

const ENERGIES = { any: null, quiet: 0.2, calm: 0.4, lively: 0.6, strong: 0.8, full: 1 }
type Energy = keyof typeof ENERGIES
const ENERGY_NAMES: Record<Energy, string> = {
  any: 'Any energy',
  quiet: 'Quiet',
  calm: 'Calm',
  lively: 'Lively',
  strong: 'Strong',
  full: 'Full',
}

type PlanSectionProps = {
  row: PlanRow
  place: { index: number; count: number }
  onChange: (change: Partial<PlanRow>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

export function PlanSection({ row, place, onChange, onMove, onRemove }: PlanSectionProps) {
  const name = `Section ${place.index + 1}`
  const errorId = useId()
  // Half a name is no chord yet: errors show when the field is left.
  const [isWriting, setWriting] = useState(false)
  const chordError = isWriting ? undefined : chordProblem(row.chords)
  const error = barsProblem(row.bars) ?? chordError
  const small = joinClasses(fieldLook, 'h-10 px-2! pointer-coarse:h-11')
  return (
    <li data-row={row.id} className="rounded-control border border-hairline p-2">
      <fieldset aria-label={`${name}: ${KIND_NAMES[row.kind]}`} className="grid min-w-0 grid-cols-1 gap-2">
        <div className="grid grid-cols-[minmax(0,1.2fr)_3.75rem_minmax(0,1fr)] gap-2">
          <SmallSelect
            look="field"
            label={`${name} kind`}
            value={row.kind}
            options={KIND_NAMES}
            onChange={(kind) => onChange({ kind })}
          />
          <input
            aria-label={`${name} bars`}
            aria-invalid={barsProblem(row.bars) !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            type="number"
            inputMode="numeric"
            min={SONG_PLAN.barsMin}
            max={SONG_PLAN.barsMax}
            value={row.bars === 0 ? '' : row.bars}
            onChange={(event) => onChange({ bars: Number(event.target.value) })}
            className={joinClasses(small, fieldEdge(barsProblem(row.bars)), 'tabular')}
          />
          <SmallSelect
            look="field"
            label={`${name} energy`}
            value={energyOf(row.energy)}
            options={ENERGY_NAMES}
            onChange={(energy) => onChange({ energy: ENERGIES[energy] })}
          />
        </div>
        <div className="flex items-center gap-1">
          <input
            aria-label={`${name} chords`}
            aria-invalid={chordError !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            placeholder="Any chords"
            maxLength={SONG_PLAN.chordsMax}
            autoComplete="off"
            spellCheck={false}
            value={row.chords}
            onChange={(event) => onChange({ chords: event.target.value })}
            onFocus={() => setWriting(true)}
            onBlur={() => setWriting(false)}
            className={joinClasses(small, fieldEdge(chordError), 'min-w-0 flex-1')}
          />
          <PlanSectionButtons name={name} place={place} onMove={onMove} onRemove={onRemove} />
        </div>
        {error !== undefined && (
          <p id={errorId} role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
      </fieldset>
    </li>
  )
}

// A plan of an earlier song may lie between two of the names.
function energyOf(energy: number | null): Energy {
  if (energy === null) return 'any'
  const named = (Object.keys(ENERGIES) as Energy[]).filter((name) => name !== 'any')
  return named.find((name) => energy <= (ENERGIES[name] ?? 0) + 0.1) ?? 'full'
}

type PlanSectionButtonsProps = Pick<PlanSectionProps, 'place' | 'onMove' | 'onRemove'> & { name: string }

function PlanSectionButtons({ name, place: { index, count }, onMove, onRemove }: PlanSectionButtonsProps) {
  return (
    <>
      <IconButton label={`Move ${name} up`} data-move="-1" disabled={index === 0} onClick={() => onMove(-1)}>
        <ArrowUp size={16} />
      </IconButton>
      <IconButton label={`Move ${name} down`} data-move="1" disabled={index === count - 1} onClick={() => onMove(1)}>
        <ArrowDown size={16} />
      </IconButton>
      <IconButton label={`Remove ${name}`} data-remove disabled={count === 1} onClick={onRemove}>
        <X size={16} />
      </IconButton>
    </>
  )
}
