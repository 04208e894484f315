import type { Subject, Visibility } from '@arioso/contract'
import { isRecorded, isUploaded, type StoredClip } from '@arioso/storage'

export function subjectOf(clip: StoredClip): Subject {
  return {
    ownerId: clip.userId,
    visibility: visibilityOf(clip),
    allowComments: clip.allowComments,
    isPreview: clip.type === 'preview',
    isLocked: clip.previewSeconds === 0,
    isRecorded: isRecorded(clip),
    // It holds the voice of someone who did not agree to be published.
    isLinkOnly: isUploaded(clip) && !clip.makeInstrumental,
    canRemix: clip.canRemix,
    allowedRemixActions: clip.allowedRemixActions,
    isJoinable: clip.controls.edit?.kind === 'extend',
  }
}

function visibilityOf(clip: StoredClip): Visibility {
  if (clip.isTrashed) return 'trashed'
  if (clip.isPublic) return 'public'
  return clip.isLinkOnly ? 'link' : 'private'
}
