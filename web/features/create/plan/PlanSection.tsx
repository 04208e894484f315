import { SECTION_KINDS, SONG_PLAN, type PlanSectionKind } from '@arioso/contract/songPlan'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useId, useState } from 'react'
import { fieldEdge, fieldLook } from '../../../ui/controls/fieldLook.ts'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { joinClasses } from '../../../ui/joinClasses.ts'
import type { PlanRow } from '../form/createForm.ts'
import { barsProblem, chordProblem, KIND_NAMES } from './songPlan.ts'

const AUTOMATIC = ''
const ENERGIES: readonly [value: string, label: string][] = [
  [AUTOMATIC, 'Any energy'],
  ['0.2', 'Quiet'],
  ['0.4', 'Calm'],
  ['0.6', 'Lively'],
  ['0.8', 'Strong'],
  ['1', 'Full'],
]

type PlanSectionProps = {
  row: PlanRow
  place: { index: number; count: number }
  onChange: (change: Partial<PlanRow>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

export function PlanSection({ row, place, onChange, onMove, onRemove }: PlanSectionProps) {
  const { index, count } = place
  const name = `Section ${index + 1}`
  const errorId = useId()
  // Half a name is no chord yet: what is wrong is said when the field is left.
  const [isWriting, setWriting] = useState(false)
  const chordError = isWriting ? undefined : chordProblem(row.chords)
  const error = barsProblem(row.bars) ?? chordError
  const small = joinClasses(fieldLook, 'h-10 px-2!')
  return (
    <li data-row={row.id} className="rounded-control border border-hairline p-2">
      <fieldset aria-label={`${name}: ${KIND_NAMES[row.kind]}`} className="grid min-w-0 grid-cols-1 gap-2">
        <div className="grid grid-cols-[minmax(0,1fr)_4.5rem_7.5rem] gap-2">
          <select
            aria-label={`${name} kind`}
            value={row.kind}
            onChange={(event) => onChange({ kind: event.target.value as PlanSectionKind })}
            className={joinClasses(small, fieldEdge(undefined))}
          >
            {SECTION_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_NAMES[kind]}
              </option>
            ))}
          </select>
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
          <select
            aria-label={`${name} energy`}
            value={row.energy === null ? AUTOMATIC : String(row.energy)}
            onChange={({ target }) => onChange({ energy: target.value === AUTOMATIC ? null : Number(target.value) })}
            className={joinClasses(small, fieldEdge(undefined))}
          >
            {ENERGIES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
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
          <IconButton label={`Move ${name} up`} data-move="-1" disabled={index === 0} onClick={() => onMove(-1)}>
            <ArrowUp size={16} />
          </IconButton>
          <IconButton
            label={`Move ${name} down`}
            data-move="1"
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={16} />
          </IconButton>
          <IconButton label={`Remove ${name}`} data-remove disabled={count === 1} onClick={onRemove}>
            <X size={16} />
          </IconButton>
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
