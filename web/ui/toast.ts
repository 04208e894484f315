import type { ToastText } from '@arioso/contract/errors'
import { toast } from 'sonner'

type ToastAction = { label: string; onClick: () => void }

export function showToast(text: ToastText, action?: ToastAction): void {
  toast[text.kind](text.title, {
    description: text.message,
    duration: text.seconds * 1000,
    ...(action === undefined ? {} : { action }),
  })
}
