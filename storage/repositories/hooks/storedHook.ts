import type { Hook, HookSong } from '@arioso/contract'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { hookReactions, hooks } from '../../schema/hooks.ts'
import type { ReactionType } from '../../schema/clips/reactions.ts'
import { user } from '../../schema/people/user.ts'
import { clipFiles } from '../../files/clipFiles.ts'

export type StoredHook = typeof hooks.$inferSelect & {
  handle: string
  displayName: string
  avatarImageUrl: string | null
  reactionType: ReactionType | null
  // Whether others may see it: it is finished, and its song is there for them or its maker's own.
  isShown: boolean
}

// Written as the feed's index has it; as a parameter it would not match.
export const isPassed = sql`${hooks.status} = 'rendered_passed_moderation'`
export const isSongOpen = sql`not ${clips.isTrashed}
  and (${clips.userId} = ${hooks.userId} or ${clips.isPublic} or ${clips.isLinkOnly})`

export function selectHooks(database: Database, viewerId: string | undefined) {
  const { handle, displayName, avatarImageUrl } = user
  const mine = and(eq(hookReactions.hookId, hooks.id), eq(hookReactions.userId, viewerId ?? ''))
  return database
    .select({
      ...getTableColumns(hooks),
      handle,
      displayName,
      avatarImageUrl,
      reactionType: hookReactions.type,
      isShown: sql<boolean>`${isPassed} and ${isSongOpen}`,
    })
    .from(hooks)
    .innerJoin(user, eq(user.id, hooks.userId))
    .innerJoin(clips, eq(clips.id, hooks.clipId))
    .leftJoin(hookReactions, mine)
    .$dynamic()
}

// Its files lie in the folder of its song, which is removed as a whole with it.
export function hookFolder({ id, clipId }: Pick<StoredHook, 'id' | 'clipId'>): string {
  return clipFiles(clipId).hook(id)
}

export function toHook(stored: StoredHook, song: HookSong | null, viewerId?: string): Hook {
  const isReady = stored.status === 'rendered_passed_moderation'
  const isSongShown = song !== null || stored.userId === viewerId
  const { render } = stored
  return {
    id: stored.id,
    status: stored.status,
    user_id: stored.userId,
    handle: stored.handle,
    display_name: stored.displayName || stored.handle,
    avatar_image_url: stored.avatarImageUrl,
    clip_id: isSongShown ? stored.clipId : null,
    hook_publish: stored.publish,
    video_render: isSongShown ? render : { ...render, song: { ...render.song, song_id: null } },
    song,
    lyrics: stored.lyrics,
    video_url: isReady ? `/media/hooks/${stored.id}/video.mp4` : null,
    image_url: isReady ? `/media/hooks/${stored.id}/poster.jpg` : null,
    upvote_count: stored.upvoteCount,
    comment_count: stored.commentCount,
    reaction_type: stored.reactionType,
    created_at: stored.createdAt.toISOString(),
  }
}
