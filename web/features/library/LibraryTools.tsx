import { CheckCheck, Search, X } from 'lucide-react'
import {
  libraryFilterNames,
  librarySortNames,
  type LibraryFilter,
  type LibrarySortName,
  type LibraryView,
} from '../../data/songs/libraryView.ts'
import { useWorkspaces } from '../../data/workspaces.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Chip } from '../../ui/controls/Chip.tsx'
import { fieldEdge, fieldLook } from '../../ui/controls/fieldLook.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { SmallSelect } from '../../ui/controls/SmallSelect.tsx'

const ROUND_FIELD = joinClasses(fieldLook, fieldEdge(undefined), 'h-10 rounded-full! pointer-coarse:h-11')

type LibraryToolsProps = {
  view: LibraryView
  onChange: (view: LibraryView) => void
  isSelecting: boolean
  onSelecting: (isSelecting: boolean) => void
}

export function LibraryTools({ view, onChange, isSelecting, onSelecting }: LibraryToolsProps) {
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="relative min-w-44 flex-1 max-sm:basis-full">
          <Search size={15} aria-hidden="true" className="absolute top-1/2 left-3.5 -translate-y-1/2 text-faint" />
          <input
            type="search"
            aria-label="Search your library"
            placeholder="Search your library"
            maxLength={200}
            value={view.words}
            onChange={(event) => onChange({ ...view, words: event.target.value })}
            className={joinClasses(ROUND_FIELD, 'pl-10')}
          />
        </div>
        <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
          <SmallSelect
            label="Sort"
            value={view.sort}
            options={librarySortNames}
            onChange={(sort: LibrarySortName) => onChange({ ...view, sort })}
          />
          <Workspaces view={view} onChange={onChange} />
          <Button className="max-sm:ml-auto" onClick={() => onSelecting(!isSelecting)} aria-pressed={isSelecting}>
            {isSelecting ? <X size={16} aria-hidden="true" /> : <CheckCheck size={16} aria-hidden="true" />}
            {isSelecting ? 'Done' : 'Select'}
          </Button>
        </div>
      </div>
      <fieldset aria-label="Show only" className="no-scrollbar -mx-4 flex min-w-0 gap-1.5 overflow-x-auto px-4 py-0.5">
        {(Object.keys(libraryFilterNames) as LibraryFilter[]).map((name) => (
          <Chip
            key={name}
            isOn={view.filters.includes(name)}
            className="shrink-0"
            onClick={() => onChange({ ...view, filters: toggled(view.filters, name) })}
          >
            {libraryFilterNames[name]}
          </Chip>
        ))}
      </fieldset>
    </div>
  )
}

function toggled(filters: readonly LibraryFilter[], name: LibraryFilter): LibraryFilter[] {
  return filters.includes(name) ? filters.filter((other) => other !== name) : [...filters, name]
}

const EVERYWHERE = ''

function Workspaces({ view, onChange }: Pick<LibraryToolsProps, 'view' | 'onChange'>) {
  const { data = [] } = useWorkspaces()
  if (data.length < 2 && view.workspaceId === null) return null
  const names = Object.fromEntries(data.map(({ id, name, is_default }) => [is_default ? 'default' : id, name]))
  return (
    <SmallSelect
      label="Workspace"
      value={view.workspaceId ?? EVERYWHERE}
      options={{ [EVERYWHERE]: 'All workspaces', ...names }}
      onChange={(id) => onChange({ ...view, workspaceId: id === EVERYWHERE ? null : id })}
    />
  )
}
