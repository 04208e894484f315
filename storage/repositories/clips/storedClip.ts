import { SHORT_SONG_MAX_SECONDS, type Clip } from '@arioso/contract'
import { and, eq, getTableColumns, sql, type Placeholder } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { personas } from '../../schema/people/personas.ts'
import { plays } from '../../schema/clips/plays.ts'
import { reactions, type ReactionType } from '../../schema/clips/reactions.ts'
import { user } from '../../schema/people/user.ts'
import { toLineage } from './toLineage.ts'
import { clipFiles, mediaUrl } from '../../files/clipFiles.ts'

const { words: _, ...columns } = getTableColumns(clips)

type ClipRow = Omit<typeof clips.$inferSelect, 'words'>
export type StoredClip = ClipRow & {
  handle: string
  displayName: string
  avatarImageUrl: string | null
  // Of the viewer; null without one.
  reactionType: ReactionType | null
  viewerPlays: number | null
  personaName: string | null
}

// take counts from 0 within a transaction; left out, it is the clip's place among those inserted together.
export type NewClip = Omit<typeof clips.$inferInsert, 'take' | 'isTrashed' | 'trashedAt' | 'completedAt'> & {
  take?: number
}

export type ClipPatch = Partial<
  Omit<ClipRow, 'id' | 'generationId' | 'transactionUuid' | 'take' | 'userId' | 'isDemo' | 'createdAt' | 'playCount'>
>

// What the viewer thinks of each clip is joined by primary key: a subquery per row would scan.
export function selectClips(database: Database, viewerId?: string | Placeholder) {
  const { handle, displayName, avatarImageUrl } = user
  const viewer = { reactionType: reactions.type, viewerPlays: plays.times }
  return database
    .select({ ...columns, handle, displayName, avatarImageUrl, ...viewer, personaName: personas.name })
    .from(clips)
    .innerJoin(user, eq(user.id, clips.userId))
    .leftJoin(personas, eq(personas.id, clips.personaId))
    .leftJoin(
      reactions,
      viewerId === undefined ? nobody : and(eq(reactions.clipId, clips.id), eq(reactions.userId, viewerId)),
    )
    .leftJoin(plays, viewerId === undefined ? nobody : and(eq(plays.clipId, clips.id), eq(plays.listener, viewerId)))
    .$dynamic()
}

const nobody = sql`false`

type Origin = Pick<StoredClip, 'type' | 'controls'>

/** Whether there are no notes that sound like it: it was uploaded, or made by another engine. */
export function isRecorded(clip: Origin): boolean {
  return isUploaded(clip) || clip.controls.isHeard === true
}

/** Whether it may hold the voice of someone who did not agree to be published. */
export function isUploaded({ type, controls }: Origin): boolean {
  return type === 'upload' || controls.isRecorded === true
}

function isShort({ status, durationSeconds }: StoredClip): boolean {
  return status === 'complete' && durationSeconds !== null && durationSeconds <= SHORT_SONG_MAX_SECONDS
}

export function toClip(stored: StoredClip): Clip {
  const files = clipFiles(stored.id)
  const metadata = toMetadata(stored)
  const isAudible = (stored.status === 'streaming' || stored.status === 'complete') && !metadata.is_empty
  return {
    id: stored.id,
    user_id: stored.userId,
    title: stored.title,
    caption: stored.caption,
    image_url: stored.imageUrl ?? (stored.hasCover ? mediaUrl(files.smallCover) : null),
    image_large_url: stored.imageUrl ?? (stored.hasCover ? mediaUrl(files.largeCover) : null),
    audio_url: isAudible ? mediaUrl(files.audio) : null,
    handle: stored.handle,
    display_name: stored.displayName || stored.handle,
    avatar_image_url: stored.avatarImageUrl,
    status: stored.status,
    is_trashed: stored.isTrashed,
    is_public: stored.isPublic,
    is_link_only: stored.isLinkOnly,
    model_name: stored.modelName,
    play_count: stored.playCount,
    upvote_count: stored.upvoteCount,
    comment_count: stored.commentCount,
    allow_comments: stored.allowComments,
    created_at: stored.createdAt.toISOString(),
    ...(stored.previewSeconds === null ? {} : { preview_seconds: stored.previewSeconds }),
    allowed_remix_actions: stored.canRemix ? stored.allowedRemixActions : [],
    persona: stored.personaId === null ? null : { id: stored.personaId, name: stored.personaName ?? '' },
    reaction: toReaction(stored),
    ownership: stored.ownershipReason === null ? null : { ownership_reason: stored.ownershipReason },
    project_id: stored.workspaceId,
    job: { state: stored.jobState, progress: stored.jobProgress, error_code: stored.jobErrorCode },
    metadata,
  }
}

function toReaction({ reactionType, viewerPlays }: StoredClip): Clip['reaction'] {
  if (reactionType === null && viewerPlays === null) return null
  return { reaction_type: reactionType, play_count: viewerPlays ?? 0 }
}

function toMetadata(stored: StoredClip): Clip['metadata'] {
  return {
    tags: stored.style,
    negative_tags: stored.excludedStyle,
    prompt: stored.lyrics,
    gpt_description_prompt: stored.description || null,
    duration: stored.durationSeconds,
    type: stored.type,
    task: stored.task,
    ...toLineage(stored),
    edit_session_id: stored.editSessionId,
    can_remix: stored.canRemix,
    refund_credits: stored.refundCredits,
    audio_snippet: stored.snippetStartSeconds === null ? null : { start_timestamp: stored.snippetStartSeconds },
    is_arioso_short: isShort(stored),
    has_vocal: !stored.makeInstrumental,
    is_recorded: isRecorded(stored),
    is_uploaded: isUploaded(stored),
    make_instrumental: stored.makeInstrumental,
    seed: stored.seed,
    tempo_bpm: stored.tempoBpm,
    key: stored.keyName,
    plan: stored.controls.plan ?? null,
    voice_note: stored.voiceNote,
    palette: stored.palette,
  }
}
