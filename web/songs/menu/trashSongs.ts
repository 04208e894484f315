import { titlesOf } from '../../data/songs/titlesOf.ts'
import { setTrashed } from '../../data/songs/trash.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { toastForFailedSong } from '../../data/toasts/toastForFailedSong.ts'

const UNDO_SECONDS = 6

function toastIdOf(ids: string[]): string {
  return `trash ${ids.join(' ')}`
}

function attempt(ids: string[], trash: boolean): void {
  setTrashed(ids, trash).catch((error: unknown) => showToast(toastForFailedSong(error)))
}

export function trashSongs(ids: string[]): void {
  showToast(
    { title: 'Moved to trash', message: titlesOf(ids), seconds: UNDO_SECONDS, kind: 'info' },
    { label: 'Undo', onClick: () => attempt(ids, false) },
    toastIdOf(ids),
  )
  attempt(ids, true)
}

// Takes the place of the toast that offers to undo what is undone now.
export function restoreSongs(ids: string[]): void {
  const text = { title: 'Taken out of the trash', message: titlesOf(ids), seconds: 3, kind: 'success' } as const
  showToast(text, undefined, toastIdOf(ids))
  attempt(ids, false)
}
