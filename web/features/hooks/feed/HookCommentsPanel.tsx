import type { Hook } from '@arioso/contract'
import { X } from 'lucide-react'
import { BottomSheet } from '../../../ui/surfaces/BottomSheet.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { HookComments } from './HookComments.tsx'

// Beside the picture where there is room, from below on a phone.
export default function HookCommentsPanel({ hook, onClose }: { hook: Hook; onClose: () => void }) {
  const isPhone = useIsPhone()
  if (isPhone) {
    return (
      <BottomSheet title="Comments" isOpen onClose={onClose} isFull={false}>
        <div className="flex min-h-0 flex-1 flex-col pb-4">
          <HookComments hook={hook} />
        </div>
      </BottomSheet>
    )
  }
  return (
    <aside
      aria-label="Comments on this hook"
      className="absolute top-0 right-0 bottom-4 z-10 flex w-80 flex-col gap-3 rounded-card border border-hairline bg-raised p-5 shadow-float xl:static xl:mb-4 xl:shadow-none"
    >
      <header className="flex items-center justify-between">
        <h2 className="display text-lg font-medium">Comments</h2>
        <IconButton label="Close the comments" onClick={onClose}>
          <X size={18} />
        </IconButton>
      </header>
      <HookComments hook={hook} />
    </aside>
  )
}
