import type { Comment } from '@arioso/contract'
import { findSession } from './session/session.ts'
import { createUuid } from './stores/createUuid.ts'

export type NewComment = { content: string; atSeconds: number | null }

/** What a comment looks like until the server has answered. */
export function draftComment({ content, atSeconds }: NewComment, parentId: string | null): Comment {
  const user = findSession()?.user
  return {
    id: createUuid(),
    content,
    parent_id: parentId,
    track_timestamp: atSeconds,
    num_likes: 0,
    num_replies: 0,
    is_liked: false,
    user_id: user?.id ?? '',
    user_handle: user?.handle ?? '',
    user_display_name: user?.display_name ?? '',
    user_avatar_image_url: user?.avatar_image_url ?? null,
    created_at: new Date().toISOString(),
  }
}
