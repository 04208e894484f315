import { AppError } from '@arioso/contract'
import { isMoment } from './isMoment.ts'
import { isUuid } from './isUuid.ts'

export type Position = { createdAt: Date; id: string }

export function formatCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')
}

export function parseCursor(cursor: string): Position {
  const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!isMoment(moment) || !isUuid(id)) {
    throw new AppError('FIELDS_INVALID', {}, { cursor: 'This is not a cursor of this list.' })
  }
  return { createdAt: new Date(moment), id }
}
