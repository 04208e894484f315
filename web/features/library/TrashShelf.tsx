import type { Clip, Playlist } from '@arioso/contract'
import { TRASH_PURGED_AFTER_DAYS } from '@arioso/contract/limits'
import { RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { trashPlaylist, usePlaylists } from '../../data/playlists.ts'
import { useTrash } from '../../data/songs/trash.ts'
import { trashWorkspace, useTrashedWorkspaces } from '../../data/workspaces.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { LoadMore } from '../../songs/list/LoadMore.tsx'
import { PlaylistCards } from '../../songs/list/PlaylistCards.tsx'
import { Shelf, ShelfCard } from '../../songs/list/ShelfCard.tsx'
import { SongListSkeleton } from '../../songs/list/SongList.tsx'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { restoreSongs } from '../../songs/menu/trashSongs.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { SongRowShell } from '../../ui/display/SongRowShell.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'

export function TrashShelf() {
  const trash = useTrash()
  const { data = [], isPending, isError, refetch } = trash
  const { data: playlists = [] } = usePlaylists('trash')
  const { data: workspaces = [] } = useTrashedWorkspaces()
  const songs = data.filter((clip) => clip.job.state === 'completed' || clip.job.state === 'failed')
  if (isError) return <NotLoaded what="The trash" onRetry={() => void refetch()} />
  if (isPending) return <SongListSkeleton />
  if (songs.length + playlists.length + workspaces.length === 0)
    return (
      <EmptyState title="The trash is empty.">
        {`Songs you remove wait here for ${TRASH_PURGED_AFTER_DAYS} days before they’re deleted.`}
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft">{`Songs here are deleted after ${TRASH_PURGED_AFTER_DAYS} days.`}</p>
        {songs.length > 0 && (
          <Button
            look="danger"
            size="small"
            onClick={() => openModal({ kind: 'delete-clip', clipIds: songs.map(({ id }) => id) })}
          >
            {songs.length === 1 ? 'Delete song' : `Delete all ${songs.length} songs`}
          </Button>
        )}
      </div>
      {playlists.length + workspaces.length > 0 && (
        <Shelf label="Trashed playlists and workspaces">
          <PlaylistCards playlists={playlists} factsOf={() => 'Playlist'} besideOf={restorePlaylist} />
          {workspaces.map(({ id, name, image_url }) => (
            <li key={id}>
              <ShelfCard
                to="/workspace/$id"
                id={id}
                name={name}
                imageUrl={image_url}
                facts="Workspace"
                beside={<Restore name={name} restore={() => trashWorkspace(id, false)} />}
              />
            </li>
          ))}
        </Shelf>
      )}
      <ul aria-label="Trashed songs" className="-mx-2 grid grid-cols-1 gap-1">
        {songs.map((clip) => (
          <li key={clip.id}>
            <TrashedSong clip={clip} />
          </li>
        ))}
      </ul>
      <LoadMore list={trash} />
    </div>
  )
}

function restorePlaylist({ id, name }: Playlist): ReactNode {
  return <Restore name={name} restore={() => trashPlaylist(id, false)} />
}

function Restore({ name, restore }: { name: string; restore: () => Promise<void> }) {
  return (
    <IconButton
      label={`Restore ${name}`}
      onClick={() => {
        restore().catch((error: unknown) => showToast(toastForRefusal(error)))
      }}
    >
      <RotateCcw size={16} />
    </IconButton>
  )
}

function TrashedSong({ clip }: { clip: Clip }) {
  const title = titleOf(clip)
  return (
    <SongRowShell
      label={title}
      cover={
        <CoverImage
          src={clip.image_url}
          seed={clip.id}
          palette={clip.metadata.palette}
          className="absolute inset-0 rounded-control opacity-60"
        />
      }
      title={<span className="display truncate text-md leading-snug font-medium">{title}</span>}
      subtitle={<span className="truncate">{clip.metadata.tags}</span>}
      trailing={
        <>
          <span className="tabular w-10 px-1 text-right @max-md:hidden">{formatDuration(clip.metadata.duration)}</span>
          <Button size="small" aria-label={`Restore ${title}`} onClick={() => restoreSongs([clip.id])}>
            <RotateCcw size={14} aria-hidden="true" />
            <span className="@max-md:sr-only">Restore</span>
          </Button>
          <IconButton
            label={`Delete ${title} permanently`}
            onClick={() => openModal({ kind: 'delete-clip', clipIds: [clip.id] })}
          >
            <Trash2 size={16} />
          </IconButton>
        </>
      }
    />
  )
}
