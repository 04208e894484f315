import type { Clip } from '@arioso/contract'
import { may, type Actor, type Subject } from '@arioso/contract/permissions'
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

// The workspace check: the song is one's own, and so is the workspace that keeps it.
export function canPin(clip: Clip, actor: Actor): boolean {
  return may('pinClip', actor, songSubject(clip))
}
