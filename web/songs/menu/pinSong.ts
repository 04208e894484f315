import type { Clip } from '@arioso/contract'
import { fetchClips } from '../../data/songs/clipCache.ts'
import { findPinned, setPinned } from '../../data/songs/pins.ts'
import { ApiError } from '../../data/api/ApiError.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'

// One song is pinned to each workspace: a second one asks whether it shall take the place.
export async function pinSong(clip: Clip, pinned: boolean): Promise<void> {
  try {
    await setPinned(clip, pinned)
    const title = pinned ? 'Pinned to workspace' : 'Unpinned'
    showToast({ title, message: clip.title, seconds: 4, kind: 'success' })
  } catch (error) {
    const other = error instanceof ApiError && error.code === 'PIN_TAKEN' ? await findPinnedBeside(clip) : undefined
    if (other === undefined) showToast(toastForRefusal(error))
    else openModal({ kind: 'replace-pin', clip, pinned: other })
  }
}

async function findPinnedBeside(clip: Clip): Promise<Clip | undefined> {
  const pinned = await fetchClips(findPinned(clip.user_id))
  return pinned.find(({ project_id }) => project_id === clip.project_id)
}
