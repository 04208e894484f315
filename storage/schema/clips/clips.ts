import type { ClipJob, ClipStatus, ClipType } from '@arioso/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ClipControls } from './clipControls.ts'
import { moment, now } from '../moment.ts'
import { personas } from '../people/personas.ts'
import { user } from '../people/user.ts'
import { workspaces } from '../workspaces.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const clips = pgTable(
  'clips',
  {
    id: uuid().primaryKey().defaultRandom(),
    generationId: uuid('generation_id').notNull(),
    transactionUuid: uuid('transaction_uuid').notNull(),
    take: integer().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    title: text().notNull().default(''),
    status: text().$type<ClipStatus>().notNull().default('queued'),
    isPublic: boolean('is_public').notNull().default(false),
    // Anyone with the address may listen; no list shows it.
    isLinkOnly: boolean('is_link_only').notNull().default(false),
    isTrashed: boolean('is_trashed').notNull().default(false),
    trashedAt: moment('trashed_at'),
    modelKey: text('model_key').notNull(),
    modelName: text('model_name').notNull(),
    type: text().$type<ClipType>().notNull().default('gen'),
    lyrics: text('prompt').notNull().default(''),
    style: text('tags').notNull().default(''),
    excludedStyle: text('negative_tags').notNull().default(''),
    description: text().notNull().default(''),
    makeInstrumental: boolean('make_instrumental').notNull().default(false),
    seed: bigint({ mode: 'number' }).notNull(),
    controls: jsonb().$type<ClipControls>().notNull().default({}),
    parentClipId: uuid('parent_clip_id').references((): AnyPgColumn => clips.id, { onDelete: 'set null' }),
    task: text(),
    personaId: uuid('persona_id').references((): AnyPgColumn => personas.id, { onDelete: 'set null' }),
    editSessionId: uuid('edit_session_id'),
    canRemix: boolean('can_remix').notNull().default(false),
    allowedRemixActions: text('allowed_remix_actions')
      .array()
      .$type<('cover' | 'extend')[]>()
      .notNull()
      .default(['cover', 'extend']),
    createMode: text('create_mode').$type<'simple' | 'custom'>().notNull().default('simple'),
    jobState: text('job_state').$type<ClipJob['state']>().notNull().default('waiting'),
    jobProgress: doublePrecision('job_progress').notNull().default(0),
    jobErrorCode: text('job_error_code'),
    attempt: integer().notNull().default(1),
    durationSeconds: doublePrecision('duration_seconds'),
    audioBytes: bigint('audio_bytes', { mode: 'number' }),
    tempoBpm: doublePrecision('tempo_bpm'),
    keyName: text('key_name'),
    // What its singer cannot do with these words.
    voiceNote: text('voice_note'),
    palette: text().array().notNull().default([]),
    // Null: the whole song. 0: locked. Otherwise this much of it may be heard.
    previewSeconds: doublePrecision('preview_seconds'),
    // When a preview became the whole song.
    unlockedAt: moment('unlocked_at'),
    // Whose the rights are: its maker’s by the plan it was made on, or bought by themselves. Null: for personal use.
    ownershipReason: text('ownership_reason').$type<'bought' | 'subscribed'>(),
    // Where the part begins that tells most of the song.
    snippetStartSeconds: doublePrecision('snippet_start_seconds'),
    caption: text().notNull().default(''),
    // A picture chosen in place of the drawn cover.
    imageUrl: text('image_url'),
    hasCover: boolean('has_cover').notNull().default(false),
    refundCredits: boolean('refund_credits').notNull().default(false),
    playCount: integer('play_count').notNull().default(0),
    upvoteCount: integer('upvote_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    allowComments: boolean('allow_comments').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull().default(now),
    completedAt: moment('completed_at'),
    // What a search looks at, kept: taking the words of a song apart takes longer than comparing them.
    words: tsvector().generatedAlwaysAs(sql`to_tsvector('simple', title || ' ' || tags || ' ' || prompt)`),
  },
  (table) => [
    unique('clips_transaction').on(table.userId, table.transactionUuid, table.take),
    index('clips_library')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`not is_trashed`),
    index('clips_trash')
      .on(table.userId, table.trashedAt, table.id)
      .where(sql`is_trashed`),
    index('clips_expired')
      .on(table.trashedAt)
      .where(sql`is_trashed`),
    index('clips_workspace')
      .on(table.workspaceId, table.createdAt, table.id)
      .where(sql`not is_trashed`),
    index('clips_public')
      .on(table.createdAt, table.id)
      .where(sql`is_public and not is_trashed and status in ('streaming', 'complete')`),
    index('clips_running')
      .on(table.userId, table.generationId)
      .where(sql`job_state in ('waiting', 'active')`),
    index('clips_children')
      .on(table.parentClipId)
      .where(sql`parent_clip_id is not null`),
    index('clips_persona')
      .on(table.personaId, table.createdAt, table.id)
      .where(sql`persona_id is not null`),
    index('clips_demo')
      .on(table.jobState)
      .where(sql`is_demo`),
    index('clips_words').using('gin', table.words),
  ],
)
