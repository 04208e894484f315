import { listUpcoming, type Queue, type QueueEntry } from './queue.ts'

function newEntries(queue: Queue, ids: string[]): QueueEntry[] {
  const entries = [...queue.past, queue.now, ...listUpcoming(queue)]
  const last = entries.reduce((highest, { key }) => Math.max(highest, key), 0)
  return ids.map((id, index) => ({ key: last + 1 + index, id, place: null, isHeard: false }))
}

export function addNext(queue: Queue, id: string): Queue {
  return { ...queue, added: [...newEntries(queue, [id]), ...queue.added] }
}

export function addLast(queue: Queue, ...ids: string[]): Queue {
  return { ...queue, added: [...queue.added, ...newEntries(queue, ids)] }
}

export function removeEntry(queue: Queue, key: number): Queue {
  const stays = (entry: QueueEntry) => entry.key !== key
  return { ...queue, added: queue.added.filter(stays), rest: queue.rest.filter(stays) }
}

export function clearUpcoming(queue: Queue): Queue {
  return { ...queue, added: [], rest: [] }
}

// The entry takes the place of another one, also across the line between what was put in and the rest of the list.
export function moveEntry(queue: Queue, key: number, toKey: number): Queue {
  const upcoming = listUpcoming(queue)
  const from = upcoming.findIndex((entry) => entry.key === key)
  const to = upcoming.findIndex((entry) => entry.key === toKey)
  const moved = upcoming[from]
  if (moved === undefined || to === -1 || from === to) return queue
  const wasAdded = from < queue.added.length
  const becomesAdded = to < queue.added.length
  const others = upcoming.filter((entry) => entry !== moved)
  const line = queue.added.length - (wasAdded ? 1 : 0) + (becomesAdded ? 1 : 0)
  const all = [...others.slice(0, to), moved, ...others.slice(to)]
  return { ...queue, added: all.slice(0, line), rest: all.slice(line) }
}
