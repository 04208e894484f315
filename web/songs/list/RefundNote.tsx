import { texts } from '@arioso/contract/texts'
import { Badge } from '../../ui/display/Badge.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'

// Pointed at, it explains itself; a finger presses it.
export default function RefundNote() {
  return (
    <button
      type="button"
      className="relative z-1 flex touch-target rounded-full"
      onClick={() =>
        showToast({ title: texts.creditsRefunded, message: texts.creditsRefundedWhy, seconds: 6, kind: 'info' })
      }
    >
      <Badge look="cool" title={texts.creditsRefundedWhy}>
        {texts.creditsRefunded}
      </Badge>
    </button>
  )
}
