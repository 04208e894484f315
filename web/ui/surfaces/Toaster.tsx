import type { ToastText } from '@arioso/contract/toasts'
import { TOAST_SECONDS } from '@arioso/contract/limits'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { toast, Toaster as SonnerToaster } from 'sonner'
import { startShowing } from './toast.ts'

const icons = {
  success: <CircleCheck size={18} className="text-success" />,
  info: <Info size={18} className="text-cool" />,
  warning: <TriangleAlert size={18} className="text-warning" />,
  error: <CircleAlert size={18} className="text-danger" />,
}

const phone = matchMedia('(max-width: 767px)')

function subscribe(listener: () => void): () => void {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

// Only what waits for something to end may stay longer than anybody needs to read.
function secondsOf({ seconds }: ToastText): number {
  if (seconds === Infinity) return seconds
  return Math.min(TOAST_SECONDS.longest, Math.max(TOAST_SECONDS.shortest, seconds))
}

const show: Parameters<typeof startShowing>[0] = (text, action, id) => {
  toast[text.kind](text.title, {
    description: text.message,
    duration: secondsOf(text) * 1000,
    // Named even when there is none: the toast it takes the place of may have had one.
    action,
    ...(id === undefined ? {} : { id }),
  })
}

// On wide screens above the playbar; on phones below the top bar, where no row has its buttons under the thumb. A film has
// its words at the bottom and its sound at the top: there they come between.
export default function Toaster({ isOverFilm }: { isOverFilm: boolean }) {
  useEffect(() => startShowing(show), [])
  const isPhone = useSyncExternalStore(subscribe, () => phone.matches)
  return (
    <SonnerToaster
      position={isPhone || isOverFilm ? 'top-center' : 'bottom-center'}
      offset={isPhone ? { top: 64 } : { top: 128, bottom: 96 }}
      mobileOffset={{ top: 64, bottom: 128 }}
      icons={icons}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-[min(356px,calc(100vw-32px))] items-center gap-3 rounded-card border border-hairline bg-raised px-4 py-3 text-base text-text shadow-float data-[expanded=false]:data-[front=false]:*:opacity-0',
          title: 'font-semibold',
          description: 'text-soft',
          content: 'min-w-0 flex-1 wrap-anywhere',
          actionButton:
            'relative touch-target h-8 shrink-0 rounded-full px-3 text-sm font-semibold text-accent hover:bg-high',
        },
      }}
    />
  )
}
