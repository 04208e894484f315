import { useState } from 'react'
import { Button } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import type { Sort } from '../../../ui/display/table/nextSort.ts'
import { ProgressBar } from '../../../ui/display/ProgressBar.tsx'
import { Skeleton } from '../../../ui/display/Skeleton.tsx'
import { Spinner } from '../../../ui/display/Spinner.tsx'
import { Table } from '../../../ui/display/table/Table.tsx'
import { Tabs } from '../../../ui/controls/Tabs.tsx'
import { LONG_TITLE } from './sampleTexts.ts'
import { State, type Sample } from './Showcase.tsx'

function TabsStates() {
  const [tab, setTab] = useState('songs')
  return (
    <State name="default, counted, disabled, long" isWide>
      <Tabs
        label="Library"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'songs', label: 'Songs', count: 12_400, panel: <p>All your songs.</p> },
          { value: 'playlists', label: 'Playlists', count: 0, panel: <p>No playlists yet.</p> },
          { value: 'hooks', label: 'Hooks', isDisabled: true, panel: null },
          { value: 'long', label: LONG_TITLE, panel: <p>{LONG_TITLE}</p> },
        ]}
      />
    </State>
  )
}

type Job = { id: string; name: string; plays: number }

const jobs: Job[] = [
  { id: 'a', name: 'Lanterns', plays: 1204 },
  { id: 'b', name: LONG_TITLE, plays: 7 },
  { id: 'c', name: 'Harbour lights', plays: 88_211 },
]

const columns = [
  {
    key: 'name',
    title: 'Song',
    isSortable: true,
    cell: (job: Job) => (
      <span title={job.name} className="font-medium">
        {job.name}
      </span>
    ),
  },
  {
    key: 'plays',
    title: 'Plays',
    isNumber: true,
    isSortable: true,
    cell: (job: Job) => job.plays.toLocaleString('en'),
  },
  { key: 'id', title: 'Key', cell: (job: Job) => job.id },
]

function sortJobs(sort: Sort): Job[] {
  const rising = jobs.toSorted((left, right) =>
    sort.column === 'plays' ? left.plays - right.plays : left.name.localeCompare(right.name),
  )
  return sort.direction === 'ascending' ? rising : rising.toReversed()
}

function TableStates() {
  const [sort, setSort] = useState<Sort>({ column: 'plays', direction: 'descending' })
  const common = { columns, keyOf: (job: Job) => job.id, empty: 'No songs yet.' }
  return (
    <>
      <State name="sorted, long text" isWide>
        <Table label="Songs" {...common} rows={sortJobs(sort)} sort={sort} onSort={setSort} />
      </State>
      <State name="loading" isWide>
        <Table label="Songs, loading" {...common} rows={[]} isLoading />
      </State>
      <State name="empty" isWide>
        <Table label="No songs" {...common} rows={[]} />
      </State>
      <State name="error" isWide>
        <Table
          label="Songs that did not load"
          {...common}
          rows={[]}
          empty={
            <span className="grid justify-items-center gap-3">
              The songs could not be loaded.
              <Button size="small">Try again</Button>
            </span>
          }
        />
      </State>
    </>
  )
}

function ProgressStates() {
  return (
    <>
      <State name="begun" isWide>
        <ProgressBar label="Making" value={0.05} />
      </State>
      <State name="most of it" isWide>
        <ProgressBar label="Making" value={0.7} />
      </State>
      <State name="nobody knows how long" isWide>
        <ProgressBar label="Waiting" value={null} />
      </State>
      <State name="busy sign">
        <Spinner />
      </State>
    </>
  )
}

function SkeletonStates() {
  return (
    <State name="a card that is not loaded yet" isWide>
      <div className="w-40">
        <Skeleton className="aspect-square w-full rounded-card!" />
        <Skeleton className="mt-3 h-4 w-3/4" />
        <Skeleton className="mt-2 h-3 w-1/2" />
      </div>
    </State>
  )
}

function EmptyStateStates() {
  return (
    <>
      <State name="one sentence, one action" isWide>
        <EmptyState title="Create your first song." action={<Button look="primary">Create</Button>}>
          Everything you make is saved here.
        </EmptyState>
      </State>
      <State name="long text" isWide>
        <EmptyState title={LONG_TITLE}>{LONG_TITLE}</EmptyState>
      </State>
    </>
  )
}

export const pageSamples: Sample[] = [
  {
    name: 'Tabs',
    hover: 'stronger text.',
    focus: 'ring inside the tab; arrows move, Enter opens.',
    States: TabsStates,
  },
  { name: 'Table', hover: 'the row lights up.', focus: 'ring on headings that sort.', States: TableStates },
  { name: 'Progress', hover: 'none.', focus: 'none.', States: ProgressStates },
  { name: 'Skeleton', hover: 'none.', focus: 'none.', States: SkeletonStates },
  { name: 'Empty state', hover: 'none.', focus: 'ring on its action.', States: EmptyStateStates },
]
