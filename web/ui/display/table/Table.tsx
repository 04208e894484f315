/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- rows hold little to focus, yet must scroll by keyboard */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { nextSort, type Sort } from './nextSort.ts'
import { Skeleton } from '../Skeleton.tsx'

const WAITING_ROWS = ['a', 'b', 'c', 'd']

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
  isSortable?: boolean
}

type TableProps<Row> = {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  // Shown in place of rows when there are none: a sentence, or what went wrong and what to do.
  empty: ReactNode
  isLoading?: boolean
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
}

export function Table<Row>({ label, columns, rows, keyOf, empty, isLoading = false, ...order }: TableProps<Row>) {
  return (
    <div tabIndex={0} className="overflow-x-auto rounded-card border border-hairline bg-surface scroll-cue">
      <table aria-label={label} aria-busy={isLoading} className="w-full border-collapse text-left text-base">
        <thead>
          <tr className="border-b border-hairline">
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} {...order} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading && WAITING_ROWS.map((key) => <WaitingRow key={key} columns={columns} />)}
          {!isLoading && rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="px-4 py-8 text-center text-soft">
                <div className="sticky left-4 mx-auto w-fit max-w-[calc(100vw-4rem)]">{empty}</div>
              </td>
            </tr>
          )}
          {!isLoading &&
            rows.map((row) => (
              <tr
                key={keyOf(row)}
                className="h-11 border-b border-hairline feedback last:border-0 focus-within:bg-high hover:bg-high"
              >
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={joinClasses(
                      'max-w-[20ch] truncate px-4 md:max-w-[36ch]',
                      column.isNumber === true && 'tabular text-right',
                    )}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadCellProps<Row> = { column: Column<Row>; sort?: Sort | undefined; onSort?: (sort: Sort) => void }

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const direction = sort?.column === column.key ? sort.direction : undefined
  const Sign = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={joinClasses('h-11 px-4 text-sm font-medium text-faint', column.isNumber === true && 'text-right')}
    >
      {column.isSortable === true && onSort !== undefined ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(sort, column.key))}
          className={joinClasses(
            'inline-flex h-11 items-center gap-1 rounded-control whitespace-nowrap feedback -outline-offset-2! hover:text-text',
            direction !== undefined && 'text-text',
          )}
        >
          {column.title}
          <Sign size={14} aria-hidden="true" />
        </button>
      ) : (
        <span className="whitespace-nowrap">{column.title}</span>
      )}
    </th>
  )
}

function WaitingRow<Row>({ columns }: { columns: Column<Row>[] }) {
  return (
    <tr className="h-11 border-b border-hairline last:border-0">
      {columns.map((column) => (
        <td key={column.key} className="px-4">
          <Skeleton className={joinClasses('h-3.5', column.isNumber === true ? 'ml-auto w-10' : 'w-3/5 min-w-12')} />
        </td>
      ))}
    </tr>
  )
}
