// What played, what plays and what comes: first what the listener put in (`added`), then the rest of the list it came from.
// `place` is an entry's position in that list, null for a song that was put in.
export type QueueEntry = { key: number; id: string; place: number | null; isHeard: boolean }

export type Queue = {
  source: string
  past: QueueEntry[]
  now: QueueEntry
  added: QueueEntry[]
  rest: QueueEntry[]
}

type CanPlay = (id: string) => boolean
type Random = () => number

function shuffled<Item>(items: Item[], random: Random): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [mixed[last], mixed[other]]
    if (a !== undefined && b !== undefined) [mixed[last], mixed[other]] = [b, a]
  }
  return mixed
}

type NewQueue = { source: string; ids: string[]; startId: string; shuffle: boolean; random: Random }

export function createQueue({ source, ids, startId, shuffle, random }: NewQueue): Queue {
  const known = ids.includes(startId) ? ids : [startId, ...ids]
  const entries = known.map((id, place): QueueEntry => ({ key: place + 1, id, place, isHeard: false }))
  const start = known.indexOf(startId)
  const now = entries[start]
  if (now === undefined) throw new Error('a queue begins with a song')
  const [past, rest] = [entries.slice(0, start), entries.slice(start + 1)]
  if (shuffle) return { source, past: [], now, added: [], rest: shuffled([...past, ...rest], random) }
  return { source, past, now, added: [], rest }
}

export function listUpcoming({ added, rest }: Queue): QueueEntry[] {
  return [...added, ...rest]
}

// What was heard stays behind, so Previous leads back through it; everything else is mixed into what comes.
export function withShuffle(queue: Queue, shuffle: boolean, random: Random): Queue {
  const { past, now, rest } = queue
  if (shuffle) {
    const unheard = past.filter(({ isHeard }) => !isHeard)
    return { ...queue, past: past.filter(({ isHeard }) => isHeard), rest: shuffled([...unheard, ...rest], random) }
  }
  const list = [...past, ...rest].sort((a, b) => (a.place ?? -1) - (b.place ?? -1))
  const here = [now, ...past.toReversed()].find(({ place }) => place !== null)?.place ?? -1
  const comes = (entry: QueueEntry) => (entry.place === null ? rest.includes(entry) : entry.place > here)
  return { ...queue, past: list.filter((entry) => !comes(entry)), rest: list.filter(comes) }
}

function goForward(queue: Queue, index: number): Queue {
  const { past, now, added, rest } = queue
  const isAdded = index < added.length
  const list = isAdded ? added : rest
  const at = isAdded ? index : index - added.length
  const chosen = list[at]
  if (chosen === undefined) return queue
  const behind = [...past, { ...now, isHeard: true }, ...list.slice(0, at)]
  const ahead = list.slice(at + 1)
  return { ...queue, past: behind, now: chosen, ...(isAdded ? { added: ahead } : { rest: ahead }) }
}

function goBack(queue: Queue, index: number): Queue {
  const chosen = queue.past[index]
  if (chosen === undefined) return queue
  const ahead = [...queue.past.slice(index + 1), { ...queue.now, isHeard: true }, ...queue.rest]
  return { ...queue, past: queue.past.slice(0, index), now: chosen, rest: ahead }
}

// Songs that cannot be played yet are stepped over; with repeat the end leads to the beginning.
export function findNext(queue: Queue, repeat: boolean, canPlay: CanPlay): Queue | undefined {
  const index = listUpcoming(queue).findIndex(({ id }) => canPlay(id))
  if (index !== -1) return goForward(queue, index)
  if (!repeat) return undefined
  const first = queue.past.findIndex(({ id }) => canPlay(id))
  if (first !== -1) return goBack(queue, first)
  return canPlay(queue.now.id) ? queue : undefined
}

export function findPrevious(queue: Queue, repeat: boolean, canPlay: CanPlay): Queue | undefined {
  const index = queue.past.findLastIndex(({ id }) => canPlay(id))
  if (index !== -1) return goBack(queue, index)
  const last = repeat ? listUpcoming(queue).findLastIndex(({ id }) => canPlay(id)) : -1
  return last === -1 ? undefined : goForward(queue, last)
}

export function jumpTo(queue: Queue, key: number): Queue {
  return goForward(
    queue,
    listUpcoming(queue).findIndex((entry) => entry.key === key),
  )
}
