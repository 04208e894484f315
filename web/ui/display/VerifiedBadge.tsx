import { BadgeCheck } from 'lucide-react'

export function VerifiedBadge({ size = 16 }: { size?: number }) {
  return (
    <span title="Verified" className="inline-grid shrink-0 place-items-center text-cool">
      <BadgeCheck size={size} aria-hidden="true" />
      <span className="sr-only">Verified</span>
    </span>
  )
}
