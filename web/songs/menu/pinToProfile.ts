import type { Clip } from '@arioso/contract'
import { pinToProfile as send } from './profilePins.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'

export async function pinToProfile(clip: Clip, pinned: boolean): Promise<void> {
  try {
    await send(clip, pinned)
    const title = pinned ? 'Pinned to your profile' : 'Unpinned from your profile'
    showToast({ title, message: clip.title, seconds: 4, kind: 'success' })
  } catch (error) {
    showToast(toastForRefusal(error))
  }
}
