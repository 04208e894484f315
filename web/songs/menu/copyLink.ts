import { texts } from '@arioso/contract/texts'
import { toasts } from '@arioso/contract/toasts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { createShareLink } from '../../data/createShareLink.ts'
import type { SharedType } from '../../data/session/shareVisit.ts'

const FALLBACK_SECONDS = 6

export async function copyShareLink(contentType: SharedType, contentId: string, path: string): Promise<void> {
  await copyLink(await createShareLink(contentType, contentId, path))
}

// Where there is no clipboard, the link is shown.
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showToast(toasts.copiedToClipboard)
  } catch {
    const title = texts.clipboardFallback.replace('{link}', link)
    showToast({ title, seconds: FALLBACK_SECONDS, kind: 'info' })
  }
}
