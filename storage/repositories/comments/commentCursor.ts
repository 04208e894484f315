import { AppError } from '@arioso/contract'
import { type SQL, sql } from 'drizzle-orm'
import { comments } from '../../schema/comments.ts'
import { isMoment } from '../isMoment.ts'
import { isUuid } from '../isUuid.ts'

export type CommentOrder = 'most_liked' | 'newest'

type Position = { likeCount: number; createdAt: Date; id: string }

export function formatCommentCursor({ likeCount, createdAt, id }: Position): string {
  return Buffer.from(`${likeCount} ${createdAt.toISOString()} ${id}`).toString('base64url')
}

export function olderThan(cursor: string, order: CommentOrder | 'oldest'): SQL {
  const { likeCount, createdAt, id } = parse(cursor)
  const moment = sql`${createdAt.toISOString()}::timestamptz`
  if (order === 'oldest') return sql`(${comments.createdAt}, ${comments.id}) > (${moment}, ${id}::uuid)`
  if (order === 'newest') return sql`(${comments.createdAt}, ${comments.id}) < (${moment}, ${id}::uuid)`
  return sql`(${comments.likeCount}, ${comments.createdAt}, ${comments.id}) < (${likeCount}::int, ${moment}, ${id}::uuid)`
}

function parse(cursor: string): Position {
  const [likes = '', moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!/^\d{1,9}$/.test(likes) || !isMoment(moment) || !isUuid(id)) {
    throw new AppError('FIELDS_INVALID', {}, { cursor: 'This is not a cursor of this list.' })
  }
  return { likeCount: Number(likes), createdAt: new Date(moment), id }
}
