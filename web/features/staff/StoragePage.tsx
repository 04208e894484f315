import type { PersonStorage } from '@arioso/contract/calls/staff'
import { Link } from '../../routing/Link.tsx'
import { useStorageUse } from './staff.ts'
import { formatBytes } from '../../ui/format/formatBytes.ts'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { Table, type Column } from '../../ui/display/table/Table.tsx'
import { StaffPage } from './StaffPage.tsx'

const columns: Column<PersonStorage>[] = [
  {
    key: 'person',
    title: 'Person',
    cell: ({ handle, display_name }) => (
      <Link to="/@{$handle}" params={{ handle }} className="hover:underline">
        {display_name} <span className="text-faint">@{handle}</span>
      </Link>
    ),
  },
  { key: 'plan', title: 'Plan', cell: ({ plan }) => plan },
  {
    key: 'uploads',
    title: 'Uploads',
    isNumber: true,
    cell: ({ counted_bytes, limit_bytes }) => `${formatBytes(counted_bytes)} of ${formatBytes(limit_bytes)}`,
  },
  {
    key: 'downloads',
    title: 'Downloads',
    isNumber: true,
    cell: ({ bytes, counted_bytes }) => formatBytes(bytes - counted_bytes),
  },
  { key: 'files', title: 'Files', isNumber: true, cell: ({ files }) => files },
]

export function StoragePage() {
  const { data, isError, refetch } = useStorageUse()
  return (
    <StaffPage
      title="Storage"
      about="Whose files take the most space. Uploads and pictures count towards a person’s plan; downloads are made on demand and deleted after three days. Generated songs are not listed: credits limit those."
    >
      {isError ? (
        <NotLoaded what="The list" onRetry={() => void refetch()} />
      ) : (
        <Table
          label="Storage by person"
          columns={columns}
          rows={data?.people ?? []}
          keyOf={({ handle }) => handle}
          isLoading={data === undefined}
          empty="Nobody has uploaded anything yet."
        />
      )}
    </StaffPage>
  )
}
