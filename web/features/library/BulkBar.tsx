import { CheckCheck, Download, FolderInput, ListEnd, ListPlus, Trash2, X, type LucideIcon } from 'lucide-react'
import { openModal } from '../../data/stores/openModal.ts'
import { usePlayer } from '../../player/player.ts'
import { putAllLast } from '../../player/queue/putInQueue.ts'
import { trashSongs } from '../../songs/menu/trashSongs.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
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
        'fixed inset-x-2 z-30 mx-auto grid w-fit max-w-[calc(100%-16px)] animate-enter grid-cols-5 items-center rounded-card border border-hairline bg-raised p-2 shadow-float sm:flex sm:gap-1 md:left-18 lg:left-[232px]',
        hasPlaybar ? 'bottom-32 md:bottom-24' : 'bottom-18 md:bottom-6',
      )}
    >
      <output className="tabular px-2 font-medium whitespace-nowrap max-sm:col-span-3">{ids.length} selected</output>
      <BulkAction label="Select all" icon={CheckCheck} onPress={onAll} />
      <IconButton label="Clear selection" onClick={onDone} className="max-sm:justify-self-end sm:order-last">
        <X size={18} />
      </IconButton>
      <BulkAction
        label="Move to workspace"
        shortLabel="Move"
        icon={FolderInput}
        onPress={() => openModal({ kind: 'move-to-workspace', clipIds: ids, onDone })}
      />
      <BulkAction
        label="Add to playlist"
        shortLabel="Playlist"
        icon={ListPlus}
        onPress={() => openModal({ kind: 'add-to-playlist', clipIds: ids, onDone })}
      />
      <BulkAction label="Add to queue" shortLabel="Queue" icon={ListEnd} onPress={queue} />
      <BulkAction
        label="Download"
        icon={Download}
        onPress={() => openModal({ kind: 'download-songs', clipIds: ids, onDone })}
      />
      <BulkAction label="Move to trash" shortLabel="Trash" icon={Trash2} onPress={trash} isDangerous />
    </section>
  )
}

type BulkActionProps = {
  label: string
  // Where there is no room for the whole one; part of it, so that both can be spoken.
  shortLabel?: string
  icon: LucideIcon
  onPress: () => void
  isDangerous?: boolean
}

function BulkAction({ label, shortLabel = label, icon: Icon, onPress, isDangerous = false }: BulkActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={joinClasses(
        'flex h-13 min-w-16 shrink-0 flex-col items-center justify-center gap-1 rounded-control px-1 feedback hover:bg-high xl:h-10 xl:flex-row xl:gap-2 xl:px-3',
        isDangerous ? 'text-danger' : 'text-soft hover:text-text',
      )}
    >
      <Icon size={18} aria-hidden="true" />
      <span className="text-xs whitespace-nowrap xl:hidden">{shortLabel}</span>
      <span className="whitespace-nowrap max-xl:hidden">{label}</span>
    </button>
  )
}
