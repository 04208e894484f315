import type { AuditEntry } from '@arioso/contract'
import { auditKinds, type AuditKind } from '@arioso/contract/auditKinds'
import { useState } from 'react'
import { useAuditLog } from './staff.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { formatDate } from '../../ui/format/formatDate.ts'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { SmallSelect } from '../../ui/controls/SmallSelect.tsx'
import { Table, type Column } from '../../ui/display/table/Table.tsx'
import { StaffPage } from './StaffPage.tsx'

const choices = { all: 'Everything', ...auditKinds }

const columns: Column<AuditEntry>[] = [
  {
    key: 'when',
    title: 'When',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at, 'moment')}</time>,
  },
  { key: 'what', title: 'What', cell: ({ kind }) => auditKinds[kind] },
  { key: 'whose', title: 'Account', cell: ({ handle }) => at(handle) },
  { key: 'staff', title: 'Staff', cell: ({ staff_handle }) => at(staff_handle) },
  { key: 'address', title: 'From', cell: ({ address }) => address || '–' },
  { key: 'details', title: 'Details', cell: ({ details }) => describe(details) },
]

export function AuditPage() {
  const [kind, setKind] = useState<AuditKind | 'all'>('all')
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAuditLog(
    kind === 'all' ? undefined : kind,
  )
  return (
    <StaffPage
      title="Audit log"
      about="What happened to accounts and what staff did, newest first. Entries are kept for a year; when an account is deleted, its name and addresses are removed from here too."
    >
      <div className="grid grid-cols-1 gap-4">
        <div>
          <SmallSelect label="Show" value={kind} options={choices} onChange={setKind} />
        </div>
        {isError ? (
          <NotLoaded what="The log" onRetry={() => void refetch()} />
        ) : (
          <Table
            label="Audit log"
            columns={columns}
            rows={data?.pages.flatMap(({ entries }) => entries) ?? []}
            keyOf={({ id }) => String(id)}
            isLoading={data === undefined}
            empty="Nothing of this kind has happened yet."
          />
        )}
        {hasNextPage && (
          <div>
            <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          </div>
        )}
      </div>
    </StaffPage>
  )
}

function at(handle: string): string {
  return handle === '' ? '–' : `@${handle}`
}

function describe(details: AuditEntry['details']): string {
  const present = Object.entries(details).filter(([, value]) => value !== '' && value !== null)
  return present.map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`).join(', ') || '–'
}
