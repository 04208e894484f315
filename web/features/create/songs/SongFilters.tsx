import { Search } from 'lucide-react'
import { Chip } from '../../../ui/controls/Chip.tsx'
import { fieldEdge, fieldLook } from '../../../ui/controls/fieldLook.ts'
import { joinClasses } from '../../../ui/joinClasses.ts'
import type { SongFilter } from './matchesFilter.ts'

const KINDS = [
  { kind: 'all', label: 'All' },
  { kind: 'sung', label: 'Sung' },
  { kind: 'instrumental', label: 'Instrumental' },
  { kind: 'liked', label: 'Liked' },
] as const

type SongFiltersProps = { filter: SongFilter; onChange: (filter: SongFilter) => void }

export function SongFilters({ filter, onChange }: SongFiltersProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <div className="relative min-w-44 flex-1">
        <Search size={15} aria-hidden="true" className="absolute top-1/2 left-3 -translate-y-1/2 text-faint" />
        <input
          type="search"
          aria-label="Search this workspace"
          placeholder="Search this workspace"
          value={filter.words}
          onChange={(event) => onChange({ ...filter, words: event.target.value })}
          className={joinClasses(fieldLook, fieldEdge(undefined), 'h-9 rounded-full! pl-9 pointer-coarse:h-11')}
        />
      </div>
      <fieldset aria-label="Show" className="no-scrollbar flex min-w-0 gap-1.5 overflow-x-auto">
        {KINDS.map(({ kind, label }) => (
          <Chip
            key={kind}
            isOn={filter.kind === kind}
            onClick={() => onChange({ ...filter, kind })}
            className="shrink-0"
          >
            {label}
          </Chip>
        ))}
      </fieldset>
    </div>
  )
}
