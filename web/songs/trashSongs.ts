import { titlesOf } from '../data/titlesOf.ts'
import { setTrashed } from '../data/trash.ts'
import { showToast } from '../ui/toast.ts'
import { toastForError } from './toastForError.ts'

const UNDO_SECONDS = 6

function attempt(ids: string[], trash: boolean): void {
  setTrashed(ids, trash).catch((error: unknown) => showToast(toastForError(error)))
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
