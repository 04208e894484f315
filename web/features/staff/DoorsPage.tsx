import type { Door } from '@arioso/contract/calls/staff'
import { useDoors } from './staff.ts'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { Table, type Column } from '../../ui/display/table/Table.tsx'
import { StaffPage } from './StaffPage.tsx'

const states: Record<Door['state'], string> = { on: 'On', trouble: 'Not answering', embedded: 'Built in' }

const columns: Column<Door>[] = [
  { key: 'door', title: 'For', cell: ({ door }) => door },
  { key: 'name', title: 'Used', cell: ({ name }) => name },
  {
    key: 'state',
    title: 'State',
    cell: ({ state, detail }) => (
      <>
        <span className={state === 'trouble' ? 'font-semibold text-danger' : undefined}>{states[state]}</span>
        <span className="block text-sm text-soft">{detail}</span>
      </>
    ),
  },
  { key: 'calls', title: 'Calls', isNumber: true, cell: ({ state, calls }) => (state === 'embedded' ? '–' : calls) },
  {
    key: 'errors',
    title: 'Errors',
    isNumber: true,
    cell: ({ calls, error_rate }) => (calls === 0 ? '–' : `${Math.round(error_rate * 100)}%`),
  },
  {
    key: 'time',
    title: 'Usual time',
    isNumber: true,
    cell: ({ median_ms }) => (median_ms === null ? '–' : formatTime(median_ms)),
  },
  { key: 'problem', title: 'Last problem', cell: ({ last_error }) => last_error ?? '–' },
]

export function DoorsPage() {
  const { data, isError, refetch } = useDoors()
  return (
    <StaffPage
      title="Doors"
      about="What this server uses for each job, and how it does. Music counts the songs of the last day, everything else its latest hundred calls, from all processes. Settings are chosen at the start."
    >
      {isError ? (
        <NotLoaded what="The list" onRetry={() => void refetch()} />
      ) : (
        <Table
          label="Doors"
          columns={columns}
          rows={data?.doors ?? []}
          keyOf={({ door, name }) => `${door} ${name}`}
          isLoading={data === undefined}
          empty="There’s nothing here."
        />
      )}
    </StaffPage>
  )
}

function formatTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${Math.round(milliseconds / 1000)} s`
}
