import type { Workspace } from '@arioso/contract'
import { FolderPlus } from 'lucide-react'
import { useWorkspaces } from '../../data/workspaces.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { LoadMore } from '../../songs/list/LoadMore.tsx'
import { Shelf, ShelfCard } from '../../songs/list/ShelfCard.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { formatAgo } from '../../ui/format/formatAgo.ts'
import { Skeleton } from '../../ui/display/Skeleton.tsx'

export function WorkspaceShelf() {
  const workspaces = useWorkspaces()
  const { data = [], isPending } = workspaces
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button
        className="justify-self-start"
        onClick={() => openModal({ kind: 'create-workspace', onCreated: () => undefined })}
      >
        <FolderPlus size={16} aria-hidden="true" />
        Create a Workspace
      </Button>
      <Shelf label="Workspaces">
        {isPending && <Skeleton className="h-20" />}
        {data.map((workspace) => (
          <li key={workspace.id}>
            <ShelfCard
              to="/workspace/$id"
              id={workspace.id}
              name={workspace.name}
              imageUrl={workspace.image_url}
              facts={factsOf(workspace)}
            />
          </li>
        ))}
      </Shelf>
      <LoadMore list={workspaces} />
    </div>
  )
}

function factsOf({ clip_count: count, last_updated_clip: last, shared }: Workspace): string {
  const songs = count === 1 ? '1 song' : `${count} songs`
  return [songs, last !== null && formatAgo(new Date(last), new Date()), shared && 'shared'].filter(Boolean).join(' · ')
}
