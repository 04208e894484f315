import type { Comparison } from '@arioso/contract/calls/comparisons'
import { useState, type ReactNode } from 'react'
import { useComparisons } from './comparisons.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Table, type Column } from '../../../ui/display/table/Table.tsx'
import { BlindPair } from './BlindPair.tsx'
import { NewComparison } from './NewComparison.tsx'
import { StaffPage } from '../StaffPage.tsx'

// Blind comparison: the same songs by two versions of the engine.
export function ComparisonsPage() {
  const { data, isLoading } = useComparisons()
  const [listeningTo, setListeningTo] = useState<string>()
  const chosen = data?.find(({ id }) => id === listeningTo)
  return (
    <StaffPage
      title="Blind listening"
      about="Pairs of the same song from two versions, in random order. Results appear once you’ve answered every pair."
    >
      {chosen && <BlindPair key={chosen.id} comparison={chosen} onLeave={() => setListeningTo(undefined)} />}
      <Table
        label="Comparisons"
        isLoading={isLoading}
        rows={data ?? []}
        keyOf={({ id }) => id}
        empty="No comparisons yet. Make the same songs with two versions and upload them below."
        columns={columnsFor(setListeningTo)}
      />
      <NewComparison />
    </StaffPage>
  )
}

function columnsFor(onListen: (id: string) => void): Column<Comparison>[] {
  return [
    { key: 'name', title: 'Comparison', cell: ({ name }) => name },
    { key: 'versions', title: 'Versions', cell: (row) => `${row.first_version} and ${row.second_version}` },
    { key: 'answered', title: 'Answered', isNumber: true, cell: (row) => `${row.answered_count} of ${row.pair_count}` },
    { key: 'result', title: 'Result', cell: resultOf },
    { key: 'listen', title: '', cell: (row) => listenButton(row, onListen) },
  ]
}

function listenButton(row: Comparison, onListen: (id: string) => void): ReactNode {
  if (row.answered_count >= row.pair_count) return null
  return (
    <Button size="small" aria-label={`Listen to ${row.name}`} onClick={() => onListen(row.id)}>
      Listen
    </Button>
  )
}

function resultOf({ result, first_version, second_version }: Comparison): string {
  if (result === null) return 'after your last pair'
  const chance = result.chance.toLocaleString(undefined, { style: 'percent', maximumFractionDigits: 1 })
  return `${first_version} ${result.first}, ${second_version} ${result.second}, neither ${result.neither} (by luck: ${chance})`
}
