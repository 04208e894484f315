import { CheckCheck, Download, FolderInput, ListEnd, ListPlus, Trash2, X } from 'lucide-react'
import { openModal } from '../../modals/modal.ts'
import { usePlayer } from '../../player/player.ts'
import { putAllLast } from '../../player/putInQueue.ts'
import { trashSongs } from '../../songs/trashSongs.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'

type BulkBarProps = { ids: string[]; onAll: () => void; onDone: () => void }

// What can be done with all picked songs at once; it stands above the playbar.
export function BulkBar({ ids, onAll, onDone }: BulkBarProps) {
  const hasPlaybar = usePlayer(({ playback }) => playback.state !== 'idle')

  function trash(): void {
    trashSongs(ids)
    onDone()
  }

  function queue(): void {
    putAllLast(ids)
    onDone()
  }

  return (
    <section
      aria-label="Selected songs"
      className={joinClasses(
        'fixed inset-x-2 z-30 mx-auto flex w-fit max-w-[calc(100%-16px)] animate-enter items-center rounded-full sm:gap-1 border border-hairline bg-raised py-1 pr-1 pl-4 shadow-float md:left-18 lg:left-[232px]',
        hasPlaybar ? 'bottom-32 md:bottom-24' : 'bottom-18 md:bottom-6',
      )}
    >
      <output className="tabular mr-1 whitespace-nowrap max-sm:text-sm">
        {ids.length}
        <span className="max-sm:sr-only"> selected</span>
      </output>
      <IconButton label="Select all" onClick={onAll}>
        <CheckCheck size={18} />
      </IconButton>
      <IconButton
        label="Move to workspace"
        onClick={() => openModal({ kind: 'move-to-workspace', clipIds: ids, onDone })}
      >
        <FolderInput size={18} />
      </IconButton>
      <IconButton label="Add to playlist" onClick={() => openModal({ kind: 'add-to-playlist', clipIds: ids, onDone })}>
        <ListPlus size={18} />
      </IconButton>
      <IconButton label="Add to queue" onClick={queue}>
        <ListEnd size={18} />
      </IconButton>
      <IconButton label="Download" onClick={() => openModal({ kind: 'download-songs', clipIds: ids, onDone })}>
        <Download size={18} />
      </IconButton>
      <IconButton label="Move to trash" onClick={trash} className="text-danger!">
        <Trash2 size={18} />
      </IconButton>
      <IconButton label="Clear selection" onClick={onDone}>
        <X size={18} />
      </IconButton>
    </section>
  )
}
