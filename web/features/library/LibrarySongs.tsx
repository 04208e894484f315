import { useState } from 'react'
import { Link } from '../../routing/Link.tsx'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { isNarrowed, wholeLibrary } from '../../data/songs/libraryView.ts'
import { useSession } from '../../data/session/session.ts'
import { useLibrarySongs } from '../../data/songs/songLists.ts'
import { useKept } from '../../data/songs/trash.ts'
import { LoadMore } from '../../songs/list/LoadMore.tsx'
import { listPicked, nothingPicked, pick } from './selection.ts'
import { SelectableSong } from './SelectableSong.tsx'
import { SongListSkeleton } from '../../songs/list/SongList.tsx'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { VirtualSongs } from './VirtualSongs.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { BulkBar } from './BulkBar.tsx'
import { DraggableSong } from './DraggableSong.tsx'
import { DragSongs } from './DragSongs.tsx'
import { FamilyToggle } from './FamilyToggle.tsx'
import { LibraryTools } from './LibraryTools.tsx'
import { OwnSongFacts } from './OwnSongFacts.tsx'
import { useFamilies } from './useFamilies.ts'
import { useLibraryView } from './useLibraryView.ts'

const SOURCE = 'your library'

export function LibrarySongs() {
  const { user } = useSession()
  const [view, setView] = useLibraryView()
  const [isSelecting, setSelecting] = useState(false)
  const [selection, setSelection] = useState(nothingPicked)
  const songs = useLibrarySongs(view, { enabled: user !== null })
  const ids = useKept(songs.data ?? [])
  const families = useFamilies(ids, !isNarrowed(view) && view.sort === wholeLibrary.sort)
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
            ids={families.shownIds}
            renderSong={(id) => (
              <DraggableSong id={id}>
                <SelectableSong
                  id={id}
                  ids={families.shownIds}
                  source={SOURCE}
                  isPicked={selection.picked.has(id)}
                  isSelecting={isSelecting || picked.length > 0}
                  onPick={(isRange) => setSelection((before) => pick(before, families.shownIds, id, isRange))}
                  isVersion={families.isVersion(id)}
                  renderFacts={(clip) => <OwnSongFacts clip={clip} />}
                  beside={<Marks id={id} families={families} />}
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

type MarksProps = { id: string; families: ReturnType<typeof useFamilies> }

function Marks({ id, families }: MarksProps) {
  const title = titleOf(useListedClip(id) ?? { title: '' })
  const letter = families.letters.get(id)
  const count = families.countVersions(id)
  return (
    <>
      {letter !== undefined && <Badge title={`Take ${letter}`}>{letter}</Badge>}
      {count > 0 && (
        <FamilyToggle title={title} count={count} isOpen={families.isOpened(id)} onToggle={() => families.toggle(id)} />
      )}
    </>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return <EmptyState title="No songs match." action={<Button onClick={onClear}>Clear filters</Button>} />
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
      Everything you make is saved here.
    </EmptyState>
  )
}
