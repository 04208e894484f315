import { useState } from 'react'
import { useListedClip } from '../../../data/songs/clipCache.ts'
import { clipState } from '../../../data/songs/clipState.ts'
import { wholeLibrary } from '../../../data/songs/libraryView.ts'
import { useLibrarySongs } from '../../../data/songs/songLists.ts'
import { CoverImage } from '../../../ui/display/CoverImage.tsx'
import { formatDuration } from '../../../ui/format/formatDuration.ts'
import { joinClasses } from '../../../ui/joinClasses.ts'
import { SongRowSkeleton } from '../../../ui/display/SongRowShell.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'

type SongPickerProps = { chosenId: string | null; onChoose: (id: string) => void }

// One of your finished songs.
export function SongPicker({ chosenId, onChoose }: SongPickerProps) {
  const [words, setWords] = useState('')
  const songs = useLibrarySongs(wholeLibrary, { enabled: true })
  const ids = songs.data ?? []
  if (songs.isSuccess && ids.length === 0) {
    return (
      <p className="rounded-card bg-surface p-4 text-soft">Make a song first, then come back to change its speed.</p>
    )
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
      <legend className="mb-2 text-base font-semibold">Pick a song</legend>
      <TextField label="Find by title" value={words} onChange={(event) => setWords(event.target.value)} />
      <div
        className="max-h-56 overflow-y-auto rounded-card border border-hairline p-1.5"
        onScroll={({ currentTarget: list }) => {
          const isNearEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 120
          if (isNearEnd && songs.hasNextPage && !songs.isFetchingNextPage) void songs.fetchNextPage()
        }}
      >
        {songs.isPending && <SongRowSkeleton />}
        {songs.isSuccess && (
          <p className="hidden px-2 py-3 text-sm text-soft only:block">No finished song has that title.</p>
        )}
        {ids.map((id) => (
          <PickableSong key={id} id={id} words={words} isChosen={id === chosenId} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  )
}

type PickableSongProps = { id: string; words: string; isChosen: boolean; onChoose: (id: string) => void }

function PickableSong({ id, words, isChosen, onChoose }: PickableSongProps) {
  const clip = useListedClip(id)
  if (clip === undefined || clip.is_trashed || clipState(clip) !== 'complete') return null
  if (!clip.title.toLowerCase().includes(words.trim().toLowerCase())) return null
  return (
    <label
      className={joinClasses(
        'relative flex h-12 items-center gap-3 rounded-control px-2 feedback has-focus-visible:outline-2 has-focus-visible:outline-accent',
        isChosen ? 'bg-accent-wash' : 'hover:bg-surface',
      )}
    >
      <input
        type="radio"
        name="speed-song"
        checked={isChosen}
        onChange={() => onChoose(id)}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      <CoverImage
        src={clip.image_url}
        seed={clip.id}
        palette={clip.metadata.palette}
        className="size-9 rounded-control"
      />
      <span className="min-w-0 flex-1 truncate font-medium">{clip.title}</span>
      <span className="tabular text-sm text-faint">{formatDuration(clip.metadata.duration)}</span>
    </label>
  )
}
