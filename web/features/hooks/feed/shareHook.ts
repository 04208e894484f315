import { texts } from '@arioso/contract/texts'
import { toasts } from '@arioso/contract/toasts'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { createShareLink } from '../../../data/createShareLink.ts'

// Where there is no clipboard, an alert shows the link.
export async function shareHook(id: string): Promise<void> {
  const link = await createShareLink('hook', id, `/hook/${id}`)
  try {
    await navigator.clipboard.writeText(link)
    showToast(toasts.hookLinkCopied)
  } catch (error) {
    console.warn('there is no clipboard', error)
    // oxlint-disable-next-line no-alert -- the specification asks for an alert, from which the link can be copied
    window.alert(texts.clipboardFallback.replace('{link}', link))
  }
}
