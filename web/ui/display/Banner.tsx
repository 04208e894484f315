import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { joinClasses } from '../joinClasses.ts'

type Kind = 'info' | 'success' | 'warning' | 'danger'

const signs: Record<Kind, ReactNode> = {
  info: <Info size={18} className="text-cool" aria-hidden="true" />,
  success: <CircleCheck size={18} className="text-success" aria-hidden="true" />,
  warning: <TriangleAlert size={18} className="text-warning" aria-hidden="true" />,
  danger: <CircleAlert size={18} className="text-danger" aria-hidden="true" />,
}

type BannerProps = { kind?: Kind; children: ReactNode; action?: ReactNode; onClose?: () => void }

export function Banner({ kind = 'info', children, action, onClose }: BannerProps) {
  return (
    <div
      role={kind === 'danger' ? 'alert' : 'status'}
      className={joinClasses(
        'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-card border bg-raised py-1.5 pl-4 text-base text-text',
        kind === 'danger' ? 'border-danger' : 'border-hairline',
        onClose === undefined ? 'pr-4' : 'pr-1.5',
      )}
    >
      <span className="flex min-w-0 flex-1 basis-56 items-start gap-3 py-1.5">
        <span className="flex h-5 shrink-0 items-center">{signs[kind]}</span>
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </span>
      {action}
      {onClose !== undefined && (
        <IconButton label="Dismiss" onClick={onClose}>
          <X size={18} />
        </IconButton>
      )}
    </div>
  )
}
