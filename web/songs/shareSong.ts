import type { Clip } from '@arioso/contract'
import { api } from '../data/api.ts'
import { showToast } from '../ui/toast.ts'
import { copyLink } from './copyLink.ts'
import { toastForRefusal } from './toastForRefusal.ts'
import { titleOf } from './titleOf.ts'

// Phones have a sheet of their own for this; elsewhere the link goes to the clipboard, or is shown where there is none.
export async function shareSong(clip: Clip): Promise<void> {
  try {
    const body = { content_id: clip.id, content_type: 'clip' } as const
    const { url } = await api('POST /api/share/link', { body })
    if (matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function') {
      await navigator.share({ title: titleOf(clip), url })
    } else await copyLink(url)
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) showToast(toastForRefusal(error))
  }
}
