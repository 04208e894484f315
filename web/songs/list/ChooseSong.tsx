import type { Clip } from '@arioso/contract'
import { useState, type ReactNode } from 'react'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { clipState } from '../../data/songs/clipState.ts'
import { wholeLibrary } from '../../data/songs/libraryView.ts'
import { useLibrarySongs } from '../../data/songs/songLists.ts'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { ScrollList } from '../../ui/display/ScrollList.tsx'
import { SongRowSkeleton } from '../../ui/display/SongRowShell.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { titleOf } from '../facts/titleOf.ts'

type ChooseSongProps = {
  onChosen: (clip: Clip) => void
  mayChoose?: (clip: Clip) => boolean
  // Shown to people without any song.
  whenNone?: ReactNode
}

// One finished song of one's own, found by scrolling or by searching.
export function ChooseSong({ onChosen, mayChoose = () => true, whenNone }: ChooseSongProps) {
  const [words, setWords] = useState('')
  const songs = useLibrarySongs({ ...wholeLibrary, words }, { enabled: true })
  const ids = songs.data ?? []
  const isEmpty = songs.isSuccess && ids.length === 0
  const hasNone = isEmpty && words === '' && whenNone !== undefined
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
        {songs.isError && <li className="px-2 py-3 text-soft">Your songs couldn’t be loaded.</li>}
        {isEmpty && !hasNone && <li className="px-2 py-3 text-soft">No songs match.</li>}
        {hasNone && <li className="grid justify-items-start gap-3 px-2 py-3 text-soft">{whenNone}</li>}
        {ids.map((id) => (
          <Choice key={id} id={id} mayChoose={mayChoose} onChoose={onChosen} />
        ))}
      </ScrollList>
    </>
  )
}

type ChoiceProps = { id: string; mayChoose: (clip: Clip) => boolean; onChoose: (clip: Clip) => void }

function Choice({ id, mayChoose, onChoose }: ChoiceProps) {
  const clip = useListedClip(id)
  if (clip === undefined || clip.is_trashed || clipState(clip) !== 'complete' || !mayChoose(clip)) return null
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
