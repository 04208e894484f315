import type { Clip, ClipType } from '@arioso/contract'
import { Badge } from '../../ui/display/Badge.tsx'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

const RefundNote = lazyPart(() => import('./RefundNote.tsx'))

const kinds: Partial<Record<ClipType, string>> = {
  concat: 'Full song',
  concat_infilling: 'Replaced',
  stem: 'Stem',
  upload: 'Upload',
  edit_crop: 'Cropped',
  edit_fade: 'Faded',
  edit_speed: 'Speed changed',
}

// What kind of song it is, and that it cost nothing when nothing good came of it.
export function SongBadges({ clip }: { clip: Clip }) {
  const { type, task, history, is_empty } = clip.metadata
  const part = task === 'extend' ? `Part ${(history?.length ?? 0) + 1}` : undefined
  const varied = task === 'variation' ? 'Variation' : undefined
  const opening = task === 'extend_before' ? 'New opening' : undefined
  const kind = is_empty ? 'Empty' : (part ?? opening ?? varied ?? kinds[type])
  return (
    <>
      {kind !== undefined && <Badge>{kind}</Badge>}
      {clip.metadata.refund_credits && (
        <LazyParts>
          <RefundNote />
        </LazyParts>
      )}
    </>
  )
}
