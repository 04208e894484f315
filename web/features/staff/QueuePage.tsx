import type { ParkedRow, QueueRow } from '@arioso/contract/calls/operations'
import { useQueues } from './staff.ts'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { Table, type Column } from '../../ui/display/table/Table.tsx'
import { StaffPage } from './StaffPage.tsx'

const queueColumns: Column<QueueRow>[] = [
  { key: 'queue', title: 'Queue', cell: ({ queue }) => queue },
  { key: 'waiting', title: 'Waiting', isNumber: true, cell: ({ waiting }) => waiting },
  { key: 'oldest', title: 'Oldest', isNumber: true, cell: ({ oldest_waiting_seconds: oldest }) => lasting(oldest) },
  { key: 'active', title: 'Being made', isNumber: true, cell: ({ active }) => active },
  { key: 'longest', title: 'Longest', isNumber: true, cell: ({ longest_active_seconds: longest }) => lasting(longest) },
  { key: 'retrying', title: 'Tried again', isNumber: true, cell: ({ retrying }) => retrying },
  { key: 'done', title: 'Made in the last hour', isNumber: true, cell: ({ done_in_last_hour: done }) => done },
  { key: 'pace', title: 'One takes', isNumber: true, cell: ({ seconds_per_job: each }) => lasting(each) },
]

const parkedColumns: Column<ParkedRow>[] = [
  { key: 'queue', title: 'Queue', cell: ({ queue }) => queue },
  { key: 'reason', title: 'Reason', cell: ({ reason }) => reason || 'The worker was gone' },
  { key: 'song', title: 'Song', cell: ({ clip_id }) => clip_id ?? '–' },
  { key: 'tries', title: 'Tries', isNumber: true, cell: ({ tries }) => tries },
  { key: 'when', title: 'When', cell: ({ parked_at }) => new Date(parked_at).toLocaleString() },
]

export function QueuePage() {
  const { data, isError, refetch } = useQueues()
  const speed = data?.render_speed
  return (
    <StaffPage
      title="Queue"
      about={`What waits, what is being made and how fast. ${speed == null ? 'No song was made in the last hour.' : `A second of making brings ${speed.toFixed(1)} seconds of sound.`}`}
    >
      {isError ? (
        <NotLoaded what="The queue" onRetry={() => void refetch()} />
      ) : (
        <>
          <Table
            label="Queues"
            columns={queueColumns}
            rows={data?.queues ?? []}
            keyOf={({ queue }) => queue}
            isLoading={data === undefined}
            empty="Nothing was ever asked for."
          />
          <Table
            label="Could not be made"
            columns={parkedColumns}
            rows={data?.parked ?? []}
            keyOf={({ id }) => id}
            isLoading={data === undefined}
            empty="Everything could be made in the last day."
          />
        </>
      )}
    </StaffPage>
  )
}

function lasting(seconds: number | null): string {
  return seconds === null ? '–' : formatDuration(seconds)
}
