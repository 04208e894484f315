import { GitCompareArrows } from 'lucide-react'
import { useEffect } from 'react'
import { useListedClip } from '../../../data/songs/clipCache.ts'
import { isPlayable } from '../../../data/songs/clipState.ts'
import { useStore } from '../../../data/stores/createStore.ts'
import { useSession } from '../../../data/session/session.ts'
import { DEFAULT_WORKSPACE, useWorkspaceSongs } from '../../../data/songs/songLists.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { PendingSongRow } from './PendingSongRow.tsx'
import { pendingRequests } from '../../../songs/making/requestSong.ts'
import { SongRow } from '../../../songs/list/SongRow.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { SongRowSkeleton } from '../../../ui/display/SongRowShell.tsx'
import { areTakes } from '../../../songs/list/areTakes.ts'
import { isFiltering, matchesFilter, type SongFilter } from './matchesFilter.ts'

const SOURCE = 'your workspace'
const TAKES = [1, 2]

type SongListProps = { workspaceId: string; filter: SongFilter; onClear: () => void }

export function SongList({ workspaceId, filter, onClear }: SongListProps) {
  const { user } = useSession()
  const songs = useWorkspaceSongs(workspaceId, { enabled: user !== null })
  const requests = useStore(pendingRequests, (state) => state.requests)
  const pending = requests.filter((request) => (request.project_id ?? DEFAULT_WORKSPACE) === workspaceId)
  const ids = songs.data ?? []
  useWholeList(isFiltering(filter), songs)
  if (songs.isError) {
    return (
      <EmptyState
        title="Your songs couldn’t be loaded."
        action={<Button onClick={() => void songs.refetch()}>Try again</Button>}
      />
    )
  }
  if (songs.isSuccess && ids.length === 0 && pending.length === 0) {
    return workspaceId === DEFAULT_WORKSPACE ? (
      <EmptyState title="Create your first song.">One sentence is enough. Stuck? Roll the dice.</EmptyState>
    ) : (
      <EmptyState title="This workspace is empty.">What you make now is saved here.</EmptyState>
    )
  }
  return (
    <>
      <ul className="peer -mx-2 grid grid-cols-1 gap-1">
        {pending.flatMap((request) =>
          TAKES.map((take) => (
            <li key={`${request.transaction_uuid}${take}`}>
              <PendingSongRow request={request} take={take} />
            </li>
          )),
        )}
        {ids.map((id, index) => (
          <ListedSong key={id} id={id} nextId={ids[index + 1] ?? ''} ids={ids} filter={filter} />
        ))}
        {songs.isPending && ['a', 'b', 'c', 'd'].map((key) => <SongRowSkeleton key={key} />)}
      </ul>
      {isFiltering(filter) && !songs.hasNextPage && <NothingFound onClear={onClear} />}
      {songs.hasNextPage && (
        <Button className="mt-4" isBusy={songs.isFetchingNextPage} onClick={() => void songs.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}

type ListedSongProps = { id: string; nextId: string; ids: string[]; filter: SongFilter }

function ListedSong({ id, nextId, ids, filter }: ListedSongProps) {
  const clip = useListedClip(id)
  const next = useListedClip(nextId)
  if (clip !== undefined && (clip.is_trashed || !matchesFilter(clip, filter))) return null
  const isPair = clip !== undefined && next !== undefined && areTakes(clip, next) && !next.is_trashed
  return (
    <li>
      <SongRow id={id} source={SOURCE} ids={ids} isWhereMade />
      {isPair && isPlayable(clip) && isPlayable(next) && (
        <div className="flex items-center pt-1 pl-2">
          <Button
            size="small"
            className="h-7! px-2.5! text-xs!"
            aria-label={`Compare the two takes of ${clip.title}`}
            onClick={() => openModal({ kind: 'compare-takes', ids: [id, nextId] })}
          >
            <GitCompareArrows size={13} aria-hidden="true" />
            Compare
          </Button>
        </div>
      )}
    </li>
  )
}

// A search covers everything, not only the rows loaded so far.
function useWholeList(isWanted: boolean, songs: ReturnType<typeof useWorkspaceSongs>): void {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = songs
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isWanted, hasNextPage, isFetchingNextPage, fetchNextPage])
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="hidden peer-[:not(:has(article))]:block">
      <EmptyState title="No songs match." action={<Button onClick={onClear}>Clear filters</Button>} />
    </div>
  )
}
