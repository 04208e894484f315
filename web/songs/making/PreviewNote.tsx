import type { Clip } from '@arioso/contract'
import { texts } from '@arioso/contract/texts'
import { useEffect, useState } from 'react'
import { inBackground } from '../../data/api/inBackground.ts'
import { api } from '../../data/api/api.ts'
import { rememberClips } from '../../data/songs/clipCache.ts'
import { useSession } from '../../data/session/session.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'

// Only the beginning of a song, or nothing of it: a plan opens what is locked, everything else opens by a press or by itself.
export default function PreviewNote({ clip }: { clip: Clip }) {
  const { user } = useSession()
  const isManual = useFlag('manual-unlock')
  const hasPlan = useSession().session?.subscriptionLevel !== 'free'
  const isOwn = user?.id === clip.user_id
  if (clip.preview_seconds === 0 && !(isOwn && hasPlan))
    return (
      <Button size="small" onClick={() => openModal({ kind: 'upsell', reason: 'preview' })}>
        {texts.lockedPreview}
      </Button>
    )
  if (!isOwn) return null
  return isManual && !hasPlan ? <UnlockButton clip={clip} /> : <UnlockingPulse clip={clip} />
}

async function unlock(clip: Clip): Promise<void> {
  rememberClips([await api('POST /api/gen/:id/unlock_preview/', { params: { id: clip.id } })])
}

function UnlockButton({ clip }: { clip: Clip }) {
  const [isBusy, setBusy] = useState(false)

  function press(): void {
    setBusy(true)
    unlock(clip)
      .catch((error: unknown) => showToast(toastForRefusal(error)))
      .finally(() => setBusy(false))
  }

  return (
    <Button size="small" isBusy={isBusy} onClick={press}>
      {isBusy ? texts.unlocking : texts.unlock}
    </Button>
  )
}

// Asked once; whether it happened is seen by looking at the song again and again.
function UnlockingPulse({ clip }: { clip: Clip }) {
  useEffect(() => {
    inBackground('the preview is not unlocked yet', unlock(clip))
    // oxlint-disable-next-line react/exhaustive-deps -- every look at the song brings a new object of the same song
  }, [clip.id])
  return <output className="animate-shimmer text-xs text-soft">{texts.unlockingSong}</output>
}
