import type { Clip } from '@arioso/contract'
import { api } from '../api/api.ts'
import { rememberClips } from './clipCache.ts'
import { queryClient } from '../api/queryClient.ts'

export type Visibility = 'private' | 'link' | 'public'

export function visibilityOf(clip: Clip): Visibility {
  if (clip.is_public) return 'public'
  return clip.is_link_only ? 'link' : 'private'
}

export async function setVisibility(clip: Clip, visibility: Visibility): Promise<void> {
  const body = { is_public: visibility === 'public', link_only: visibility === 'link' }
  rememberClips([await api('POST /api/gen/:id/set_visibility/', { params: { id: clip.id }, body })])
  await queryClient.invalidateQueries({ queryKey: ['list'] })
}

export type SongChanges = {
  title: string
  caption: string
  lyrics?: string
  imageUrl?: string
  allow_comments: boolean
}

export async function updateSong(clip: Clip, changes: SongChanges): Promise<void> {
  const body = { clipId: clip.id, ...changes }
  rememberClips([await api('POST /api/gen/:id/set_metadata/', { params: { id: clip.id }, body })])
  if (changes.lyrics !== undefined) await queryClient.invalidateQueries({ queryKey: ['lyrics', clip.id] })
}

export async function setRemixes(clip: Clip, canRemix: boolean, actions: ('cover' | 'extend')[]): Promise<void> {
  const body = { can_remix: canRemix, allowed_remix_actions: actions }
  rememberClips([await api('POST /api/clips/:id/toggle_remixes/', { params: { id: clip.id }, body })])
}

export async function sendClipFeedback(clip: Clip, feedback_reason: string): Promise<void> {
  await api('POST /api/clips/:id/update_feedback_state/', { params: { id: clip.id }, body: { feedback_reason } })
}
