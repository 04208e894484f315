import type { Clip } from '@arioso/contract'
import { useState } from 'react'
import { useListedClip } from '../data/clipCache.ts'
import { clipState } from '../data/clipState.ts'
import { wholeLibrary } from '../data/libraryView.ts'
import { useLibrarySongs } from '../data/songLists.ts'
import { titleOf } from '../songs/titleOf.ts'
import { CoverImage } from '../ui/CoverImage.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { formatDuration } from '../ui/formatDuration.ts'
import { ScrollList } from '../ui/ScrollList.tsx'
import { SongRowSkeleton } from '../ui/SongRowShell.tsx'
import { TextField } from '../ui/TextField.tsx'
import { closeModal, type ModalInput } from './modal.ts'

// One finished song of one's own, for whatever asked for one.
export default function LibrarySelectModal({ title, onChosen }: ModalInput['library-select']) {
  const [words, setWords] = useState('')
  const songs = useLibrarySongs({ ...wholeLibrary, words }, { enabled: true })
  const ids = songs.data ?? []

  function choose(clip: Clip): void {
    closeModal()
    onChosen(clip)
  }

  return (
    <Dialog title={title} isOpen onClose={closeModal}>
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
        {songs.isSuccess && ids.length === 0 && <li className="px-2 py-3 text-soft">No song here matches.</li>}
        {ids.map((id) => (
          <Choice key={id} id={id} onChoose={choose} />
        ))}
      </ScrollList>
    </Dialog>
  )
}

function Choice({ id, onChoose }: { id: string; onChoose: (clip: Clip) => void }) {
  const clip = useListedClip(id)
  if (clip === undefined || clip.is_trashed || clipState(clip) !== 'complete') return null
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
