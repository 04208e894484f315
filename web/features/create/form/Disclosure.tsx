import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type DisclosureProps = { title: string; note?: string; isOpen?: boolean; onOpen?: () => void; children: ReactNode }

// A part of the form that most songs do without.
export function Disclosure({ title, note, isOpen = false, onOpen, children }: DisclosureProps) {
  return (
    <details
      open={isOpen || undefined}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
      className="group/part rounded-card border border-hairline bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 select-none [&::-webkit-details-marker]:hidden">
        <span className="text-base font-semibold">{title}</span>
        {note !== undefined && <span className="min-w-0 flex-1 truncate text-sm text-faint">{note}</span>}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="ml-auto shrink-0 text-faint feedback group-open/part:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-5 px-4 pt-1 pb-4">{children}</div>
    </details>
  )
}
