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
        'fixed inset-x-2 z-30 mx-auto flex w-fit max-w-[calc(100%-16px)] animate-enter items-center rounded-full sm:gap-1 border border-hairline bg-raised py-1 pr-1 pl-4 shadow-float md:left-18 lg:left-[232px]',
        hasPlaybar ? 'bottom-32 md:bottom-24' : 'bottom-18 md:bottom-6',
      )}
    >
      <output className="tabular mr-1 whitespace-nowrap max-sm:text-sm">
        {ids.length}
        <span className="max-sm:sr-only"> selected</span>
      </output>
      <BulkAction label="Select all" icon={CheckCheck} onPress={onAll} />
      <BulkAction
        label="Move to workspace"
        icon={FolderInput}
        onPress={() => openModal({ kind: 'move-to-workspace', clipIds: ids, onDone })}
      />
      <BulkAction
        label="Add to playlist"
        icon={ListPlus}
        onPress={() => openModal({ kind: 'add-to-playlist', clipIds: ids, onDone })}
      />
      <BulkAction label="Add to queue" icon={ListEnd} onPress={queue} />
      <BulkAction
        label="Download"
        icon={Download}
        onPress={() => openModal({ kind: 'download-songs', clipIds: ids, onDone })}
      />
      <BulkAction label="Move to trash" icon={Trash2} onPress={trash} isDangerous />
      <IconButton label="Clear selection" onClick={onDone}>
        <X size={18} />
      </IconButton>
    </section>
  )
}

type BulkActionProps = { label: string; icon: LucideIcon; onPress: () => void; isDangerous?: boolean }

// Named where there is room for it.
function BulkAction({ label, icon: Icon, onPress, isDangerous = false }: BulkActionProps) {
  return (
    <button
      type="button"
      title={label}
      onClick={onPress}
      className={joinClasses(
        'relative touch-target flex h-10 min-w-10 shrink-0 items-center justify-center gap-2 rounded-full feedback hover:bg-high xl:px-3',
        isDangerous ? 'text-danger' : 'text-soft hover:text-text',
      )}
    >
      <Icon size={18} aria-hidden="true" />
      <span className="whitespace-nowrap max-xl:sr-only">{label}</span>
    </button>
  )
}
