import type { SuggestedPlan } from '@arioso/contract'
import { SONG_PLAN } from '@arioso/contract/songs/songPlan'
import { Plus, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/Button.tsx'
import { formatDuration } from '../../../ui/format/formatDuration.ts'
import { formatKey } from '../../../ui/format/formatKey.ts'
import type { PlanRow } from '../form/createForm.ts'
import { setForm, useForm } from '../form/form.ts'
import { PlanSection } from './PlanSection.tsx'
import {
  addSection,
  changeSection,
  KIND_NAMES,
  moveSection,
  planProblem,
  planSeconds,
  suggestPlan,
  toRows,
} from './songPlan.ts'
import { useSuggestedPlan } from './useSuggestedPlan.ts'

const USUAL_BPM = 110

// Until something is changed the plan is what the composer would choose, and the song is as free as ever.
export default function PlanEditor() {
  const { plan, lyrics, instrumental, tempoBpm } = useForm((form) => form)
  const suggested = useSuggestedPlan(plan === null)
  const rows = plan ?? (suggested.data ? toRows(suggested.data) : suggestPlan(instrumental ? '' : lyrics))
  const { list, news, move, remove } = useRowMoves(rows)

  if (plan === null && suggested.isPending) return <p className="text-sm text-faint">Planning a song for you…</p>
  const seconds = planSeconds(rows, tempoBpm ?? suggested.data?.tempo_bpm ?? USUAL_BPM)
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-faint">
        {plan === null
          ? `${describeSuggestion(suggested.data)} Change anything and the plan is yours.`
          : `About ${formatDuration(seconds)}.`}{' '}
        Enter chords like “Am F C G”, one per bar. A section gets longer if its lyrics need more room.
      </p>
      <ol ref={list} aria-label="Sections" className="grid grid-cols-1 gap-2">
        {rows.map((row, index) => (
          <PlanSection
            key={row.id}
            row={row}
            place={{ index, count: rows.length }}
            onChange={(change) => keep(changeSection(rows, row.id, change))}
            onMove={(by) => move(row, by)}
            onRemove={() => remove(row)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={rows.length >= SONG_PLAN.sectionsMax} onClick={() => keep(addSection(rows))}>
          <Plus size={14} />
          Add section
        </Button>
        {plan !== null && (
          <Button size="small" look="quiet" onClick={() => setForm({ plan: null, planProblem: null })}>
            <Undo2 size={14} />
            Back to automatic
          </Button>
        )}
      </div>
      <output className="sr-only">{news}</output>
    </div>
  )
}

function keep(rows: PlanRow[]): void {
  setForm({ plan: rows, planProblem: planProblem(rows) })
}

// Moving and removing say what happened and keep the focus: a row that moves loses it on its way.
function useRowMoves(rows: PlanRow[]) {
  const [news, setNews] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focus = useRef<string>(undefined)

  useEffect(() => {
    if (focus.current === undefined) return
    list.current?.querySelector<HTMLElement>(focus.current)?.focus()
    focus.current = undefined
  })

  function move(row: PlanRow, by: 1 | -1): void {
    const next = moveSection(rows, row.id, by)
    const place = next.findIndex(({ id }) => id === row.id)
    const isAtEnd = place === (by < 0 ? 0 : next.length - 1)
    focus.current = `[data-row="${row.id}"] [data-move="${isAtEnd ? -by : by}"]`
    setNews(`${KIND_NAMES[row.kind]} is now section ${place + 1} of ${next.length}`)
    keep(next)
  }

  function remove(row: PlanRow): void {
    const index = rows.indexOf(row)
    const next = rows.filter(({ id }) => id !== row.id)
    const beside = next[Math.min(index, next.length - 1)]
    if (beside) focus.current = `[data-row="${beside.id}"] [data-remove]`
    setNews(`${KIND_NAMES[row.kind]} is gone`)
    keep(next)
  }

  return { list, news, move, remove }
}

function describeSuggestion(plan: SuggestedPlan | undefined): string {
  if (plan === undefined) return 'Just a suggestion.'
  const { key, tempo_bpm, duration_seconds } = plan
  const manner = `${formatKey(key)}, ${Math.round(tempo_bpm)} bpm, about ${formatDuration(duration_seconds)}`
  return `One way your song could go: ${manner}.`
}
