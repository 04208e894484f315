import type { Clip } from '@arioso/contract'
import { may } from '@arioso/contract/permissions'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useListedClip } from '../../data/clipCache.ts'
import { clipState } from '../../data/clipState.ts'
import { wholeLibrary } from '../../data/libraryView.ts'
import { useLibrarySongs } from '../../data/songLists.ts'
import { useActor } from '../../data/useActor.ts'
import { songSubject } from '../../songs/songSubject.ts'
import { titleOf } from '../../songs/titleOf.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { CoverImage } from '../../ui/CoverImage.tsx'
import { formatDuration } from '../../ui/formatDuration.ts'
import { ScrollList } from '../../ui/ScrollList.tsx'
import { SongRowSkeleton } from '../../ui/SongRowShell.tsx'
import { TextField } from '../../ui/TextField.tsx'

export function SongStep({ onChosen }: { onChosen: (clip: Clip) => void }) {
  const [words, setWords] = useState('')
  const songs = useLibrarySongs({ ...wholeLibrary, words }, { enabled: true })
  const ids = songs.data ?? []
  const isEmpty = songs.isSuccess && ids.length === 0
  return (
    <>
      <TextField
        label="Search your library"
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        isBusy={songs.isFetching}
      />
      <ScrollList
        label="Your songs"
        maxHeightPx={360}
        hasMore={songs.hasNextPage && !songs.isFetchingNextPage}
        onMore={() => void songs.fetchNextPage()}
      >
        {songs.isPending && <SongRowSkeleton />}
        {songs.isError && <li className="px-2 py-3 text-soft">Your songs could not be loaded.</li>}
        {isEmpty && <NoSong isSearching={words !== ''} />}
        {ids.map((id) => (
          <Choice key={id} id={id} onChoose={onChosen} />
        ))}
      </ScrollList>
    </>
  )
}

function NoSong({ isSearching }: { isSearching: boolean }) {
  if (isSearching) return <li className="px-2 py-3 text-soft">No song here matches.</li>
  return (
    <li className="grid justify-items-start gap-3 px-2 py-3 text-soft">
      You have no song yet. Make one first: a sentence is enough.
      <Link to="/create" className={buttonLook('primary')}>
        Make a song
      </Link>
    </li>
  )
}

function Choice({ id, onChoose }: { id: string; onChoose: (clip: Clip) => void }) {
  const clip = useListedClip(id)
  const actor = useActor()
  if (clip === undefined || clipState(clip) !== 'complete' || !may('postHook', actor, songSubject(clip))) return null
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(clip)}
        className="flex h-14 w-full items-center gap-3 rounded-control px-2 text-left feedback hover:bg-high"
      >
        <CoverImage
          src={clip.image_url}
          seed={clip.id}
          palette={clip.metadata.palette}
          className="size-10 shrink-0 rounded"
        />
        <span className="min-w-0 flex-1 truncate font-medium" title={titleOf(clip)}>
          {titleOf(clip)}
        </span>
        <span className="tabular text-xs text-faint">{formatDuration(clip.metadata.duration)}</span>
      </button>
    </li>
  )
}
