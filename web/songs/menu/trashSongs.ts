import { titlesOf } from '../../data/songs/titlesOf.ts'
import { setTrashed } from '../../data/songs/trash.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { toastForFailedSong } from '../../data/toasts/toastForFailedSong.ts'

const UNDO_SECONDS = 6

function attempt(ids: string[], trash: boolean): void {
  setTrashed(ids, trash).catch((error: unknown) => showToast(toastForFailedSong(error)))
}

export function trashSongs(ids: string[]): void {
  showToast(
    { title: 'Moved to trash', message: titlesOf(ids), seconds: UNDO_SECONDS, kind: 'info' },
    { label: 'Undo', onClick: () => attempt(ids, false) },
  )
  attempt(ids, true)
}

export function restoreSongs(ids: string[]): void {
  attempt(ids, false)
}
