import type { Clip } from '@arioso/contract'
import type { Subject } from '@arioso/contract/permissions'
import { visibilityOf } from '../../data/songs/songWrites.ts'

// A song as the permission table asks about it.
export function songSubject(clip: Clip): Subject {
  return {
    ownerId: clip.user_id,
    visibility: visibilityOf(clip),
    canRemix: clip.metadata.can_remix,
    allowedRemixActions: clip.allowed_remix_actions,
    isPreview: clip.metadata.type === 'preview',
    isRecorded: clip.metadata.is_recorded,
  }
}
