import { texts, toasts } from '@arioso/contract/errors'
import { showToast } from '../ui/toast.ts'

const FALLBACK_SECONDS = 6

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
