import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Toaster } from 'sonner'

const icons = {
  success: <CircleCheck size={18} className="text-success" />,
  info: <Info size={18} className="text-cool" />,
  warning: <TriangleAlert size={18} className="text-warning" />,
  error: <CircleAlert size={18} className="text-danger" />,
}

// Bottom offsets clear the playbar on desktop and mini player plus bottom bar on phones.
export function Toasts() {
  return (
    <Toaster
      position="bottom-center"
      offset={{ bottom: 96 }}
      mobileOffset={{ bottom: 128 }}
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
