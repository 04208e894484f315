import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isNarrowed, wholeLibrary } from '../../data/libraryView.ts'
import { useSession } from '../../data/session.ts'
import { useLibrarySongs } from '../../data/songLists.ts'
import { useKept } from '../../data/trash.ts'
import { LoadMore } from '../../songs/LoadMore.tsx'
import { listPicked, nothingPicked, pick } from '../../songs/selection.ts'
import { SelectableSong } from '../../songs/SelectableSong.tsx'
import { SongListSkeleton } from '../../songs/SongList.tsx'
import { VirtualSongs } from '../../songs/VirtualSongs.tsx'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { BulkBar } from './BulkBar.tsx'
import { DraggableSong } from './DraggableSong.tsx'
import { DragSongs } from './DragSongs.tsx'
import { LibraryTools } from './LibraryTools.tsx'
import { useLibraryView } from './useLibraryView.ts'

const SOURCE = 'your library'

export function LibrarySongs() {
  const { user } = useSession()
  const [view, setView] = useLibraryView()
  const [isSelecting, setSelecting] = useState(false)
  const [selection, setSelection] = useState(nothingPicked)
  const songs = useLibrarySongs(view, { enabled: user !== null })
  const ids = useKept(songs.data ?? [])
  const picked = listPicked(selection, ids)
  const isEmpty = songs.isSuccess && ids.length === 0 && !songs.hasNextPage

  function stopSelecting(): void {
    setSelection(nothingPicked)
    setSelecting(false)
  }

  const selectAll = () => setSelection({ picked: new Set(ids), anchor: null })

  return (
    <>
      {(!isEmpty || isNarrowed(view)) && (
        <LibraryTools
          view={view}
          onChange={setView}
          isSelecting={isSelecting || picked.length > 0}
          onSelecting={(wanted) => (wanted ? setSelecting(true) : stopSelecting())}
        />
      )}
      {songs.isError && songs.data === undefined && (
        <NotLoaded what="Your library" onRetry={() => void songs.refetch()} />
      )}
      {songs.isPending && !songs.isError && <SongListSkeleton />}
      {isEmpty && (isNarrowed(view) ? <NothingFound onClear={() => setView(wholeLibrary)} /> : <EmptyLibrary />)}
      <div aria-busy={songs.isPlaceholderData} className={songs.isPlaceholderData ? 'opacity-60 feedback' : 'feedback'}>
        <DragSongs picked={picked} onDropped={stopSelecting}>
          <VirtualSongs
            ids={ids}
            renderSong={(id) => (
              <DraggableSong id={id}>
                <SelectableSong
                  id={id}
                  ids={ids}
                  source={SOURCE}
                  isPicked={selection.picked.has(id)}
                  isSelecting={isSelecting || picked.length > 0}
                  onPick={(isRange) => setSelection((before) => pick(before, ids, id, isRange))}
                />
              </DraggableSong>
            )}
          />
        </DragSongs>
      </div>
      <LoadMore list={songs} />
      {picked.length > 0 && <BulkBar ids={picked} onAll={selectAll} onDone={stopSelecting} />}
    </>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return <EmptyState title="No song here matches." action={<Button onClick={onClear}>Clear filters</Button>} />
}

function EmptyLibrary() {
  return (
    <EmptyState
      title="Create your first song."
      action={
        <Link to="/create" className={buttonLook('primary')}>
          Create
        </Link>
      }
    >
      Everything you make is kept here.
    </EmptyState>
  )
}
