import { useDroppable } from '@dnd-kit/core'
import { Folder, ListEnd, ListMusic, type LucideIcon } from 'lucide-react'
import { usePlaylists } from '../../data/playlists.ts'
import { useWorkspaces } from '../../data/workspaces.ts'
import { joinClasses } from '../../ui/joinClasses.ts'

export type DropTarget = { kind: 'queue' | 'playlist' | 'workspace'; id: string; name: string }

const SHOWN = 6
const queue: DropTarget = { kind: 'queue', id: 'queue', name: 'Queue' }
const icons: Record<DropTarget['kind'], LucideIcon> = { queue: ListEnd, playlist: ListMusic, workspace: Folder }

// Where a dragged song can be let go; it stands there only while one is dragged.
export function DropTray() {
  const { data: playlists = [] } = usePlaylists('own')
  const { data: workspaces = [] } = useWorkspaces()
  const lists = playlists.slice(0, SHOWN).map(({ id, name }): DropTarget => ({ kind: 'playlist', id, name }))
  const folders = workspaces.slice(0, SHOWN).map(({ id, name }): DropTarget => ({ kind: 'workspace', id, name }))
  return (
    <section
      aria-label="Drop here"
      className="fixed top-20 right-6 z-40 grid max-h-[calc(100dvh-200px)] w-64 animate-enter gap-4 overflow-y-auto rounded-card border border-hairline bg-raised p-3 shadow-float"
    >
      <Target target={queue} />
      {lists.length > 0 && <Group title="Playlists" targets={lists} />}
      <Group title="Workspaces" targets={folders} />
    </section>
  )
}

function Group({ title, targets }: { title: string; targets: DropTarget[] }) {
  return (
    <div className="grid gap-1">
      <h2 className="px-2 text-xs font-medium text-faint">{title}</h2>
      {targets.map((target) => (
        <Target key={target.id} target={target} />
      ))}
    </div>
  )
}

function Target({ target }: { target: DropTarget }) {
  const { setNodeRef, isOver } = useDroppable({ id: `${target.kind} ${target.id}`, data: target })
  const Icon = icons[target.kind]
  return (
    <div
      ref={setNodeRef}
      className={joinClasses(
        'flex h-11 items-center gap-3 rounded-control border border-dashed px-3',
        isOver ? 'border-accent bg-accent-wash' : 'border-edge',
      )}
    >
      <Icon size={16} aria-hidden="true" className="shrink-0 text-faint" />
      <span className="truncate">{target.name}</span>
    </div>
  )
}
