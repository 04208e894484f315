import type { Clip } from '@arioso/contract'
import { findClip } from '../data/clipCache.ts'
import { findPinned, setPinned } from '../data/pins.ts'
import { ApiError } from '../data/ApiError.ts'
import { openModal } from '../modals/modal.ts'
import { showToast } from '../ui/toast.ts'
import { toastForRefusal } from './toastForRefusal.ts'

// One song is pinned to each workspace: a second one asks whether it shall take the place.
export async function pinSong(clip: Clip, pinned: boolean): Promise<void> {
  try {
    await setPinned(clip, pinned)
    const title = pinned ? 'Pinned to its workspace' : 'No longer pinned'
    showToast({ title, message: clip.title, seconds: 4, kind: 'success' })
  } catch (error) {
    const other = findPinned(clip.user_id)
      .flatMap((id) => findClip(id) ?? [])
      .find(({ project_id }) => project_id === clip.project_id)
    if (error instanceof ApiError && error.code === 'PIN_TAKEN' && other !== undefined)
      openModal({ kind: 'replace-pin', clip, pinned: other })
    else showToast(toastForRefusal(error))
  }
}
