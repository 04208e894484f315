import { AppError, type LibrarySort } from '@arioso/contract'
import { isMoment } from '../isMoment.ts'
import { isUuid } from '../isUuid.ts'
import type { StoredClip } from './storedClip.ts'

export type LibraryOrder = { by: LibrarySort['sortBy'] | 'trashed_at'; direction: LibrarySort['sortDirection'] }

type Key = { read: (clip: StoredClip) => string; isValid: (value: string) => boolean }

const isCount = (value: string) => /^\d{1,9}$/.test(value)

const keys: Record<LibraryOrder['by'], Key> = {
  created_at: { read: (clip) => clip.createdAt.toISOString(), isValid: isMoment },
  trashed_at: { read: (clip) => (clip.trashedAt ?? clip.createdAt).toISOString(), isValid: isMoment },
  upvote_count: { read: (clip) => String(clip.upvoteCount), isValid: isCount },
  play_count: { read: (clip) => String(clip.playCount), isValid: isCount },
  title: { read: (clip) => clip.title, isValid: (value) => !value.includes('\0') },
  duration: { read: (clip) => String(clip.durationSeconds ?? 0), isValid: (value) => /^\d{1,9}(\.\d+)?$/.test(value) },
}

// The value comes last: a title may hold anything.
export function formatLibraryCursor({ by, direction }: LibraryOrder, clip: StoredClip): string {
  return Buffer.from([by, direction, clip.id, keys[by].read(clip)].join(' ')).toString('base64url')
}

export function parseLibraryCursor({ by, direction }: LibraryOrder, cursor: string): { value: string; id: string } {
  const [sortedBy, sortedIn, id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const value = rest.join(' ')
  if (sortedBy !== by || sortedIn !== direction || !isUuid(id) || !keys[by].isValid(value)) {
    throw new AppError('FIELDS_INVALID', {}, { cursor: 'This is not a cursor of this list.' })
  }
  return { value, id }
}
