import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { findClip } from '../../data/songs/clipCache.ts'
import { listUpcoming, type Queue } from './queue.ts'

// What a screen reader says while a song is moved.
export function announceMoves(queue: Queue): Announcements {
  const upcoming = listUpcoming(queue)
  const place = (key: UniqueIdentifier) => upcoming.findIndex((entry) => entry.key === key) + 1
  const title = (key: UniqueIdentifier) => findClip(upcoming[place(key) - 1]?.id ?? '')?.title ?? 'The song'
  return {
    onDragStart: ({ active }) => `${title(active.id)} is picked up.`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${title(active.id)} is now ${place(over.id)} of ${upcoming.length}.`,
    onDragEnd: ({ active, over }) =>
      over === null ? `${title(active.id)} is back where it was.` : `${title(active.id)} is number ${place(over.id)}.`,
    onDragCancel: ({ active }) => `${title(active.id)} is back where it was.`,
  }
}
