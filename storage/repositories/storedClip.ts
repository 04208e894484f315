import type { Clip } from '@arioso/contract'
import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { clips } from '../schema/clips.ts'
import { user } from '../schema/user.ts'

export type ClipRow = typeof clips.$inferSelect
export type StoredClip = ClipRow & { handle: string; displayName: string; avatarImageUrl: string | null }

// take counts from 0 within a transaction; left out, it is the clip's place among those inserted together.
export type NewClip = Omit<typeof clips.$inferInsert, 'take' | 'isTrashed' | 'trashedAt' | 'completedAt'> & {
  take?: number
}

export type ClipPatch = Partial<
  Omit<ClipRow, 'id' | 'generationId' | 'transactionUuid' | 'take' | 'userId' | 'isDemo' | 'createdAt' | 'playCount'>
>

export function selectClips(database: Database) {
  const { handle, displayName, avatarImageUrl } = user
  return database
    .select({ ...getTableColumns(clips), handle, displayName, avatarImageUrl })
    .from(clips)
    .innerJoin(user, eq(user.id, clips.userId))
    .$dynamic()
}

export function toClip(stored: StoredClip): Clip {
  const media = `/media/clips/${stored.id}`
  const isAudible = stored.status === 'streaming' || stored.status === 'complete'
  return {
    id: stored.id,
    user_id: stored.userId,
    title: stored.title,
    image_url: stored.hasCover ? `${media}/cover-256.webp` : null,
    image_large_url: stored.hasCover ? `${media}/cover-640.webp` : null,
    audio_url: isAudible ? `${media}/audio.mp3` : null,
    handle: stored.handle,
    display_name: stored.displayName || stored.handle,
    avatar_image_url: stored.avatarImageUrl,
    status: stored.status,
    is_trashed: stored.isTrashed,
    is_public: stored.isPublic,
    model_name: stored.modelName,
    play_count: stored.playCount,
    upvote_count: stored.upvoteCount,
    comment_count: stored.commentCount,
    allow_comments: stored.allowComments,
    created_at: stored.createdAt.toISOString(),
    allowed_remix_actions: [],
    persona: null,
    reaction: null,
    ownership: null,
    project_id: stored.workspaceId,
    job: { state: stored.jobState, progress: stored.jobProgress, error_code: stored.jobErrorCode },
    metadata: toMetadata(stored),
  }
}

function toMetadata(stored: StoredClip): Clip['metadata'] {
  return {
    tags: stored.tags,
    negative_tags: stored.negativeTags,
    prompt: stored.prompt,
    gpt_description_prompt: stored.description || null,
    duration: stored.durationSeconds,
    type: stored.type,
    task: null,
    history: null,
    concat_history: null,
    infill: false,
    edit_session_id: null,
    stem_from_id: null,
    can_remix: false,
    refund_credits: stored.refundCredits,
    audio_snippet: null,
    is_arioso_short: false,
    has_vocal: !stored.makeInstrumental,
    make_instrumental: stored.makeInstrumental,
    seed: stored.seed,
    tempo_bpm: stored.tempoBpm,
    key: stored.keyName,
    palette: stored.palette,
  }
}
