// The list a song was started from. `order` is the order of playing: positions in `ids`, shuffled or not.
export type Queue = { source: string; ids: string[]; order: number[]; at: number }

type CanPlay = (id: string) => boolean
type Random = () => number

function straightOrder(length: number): number[] {
  return Array.from({ length }, (_unused, index) => index)
}

function shuffledOrder(length: number, first: number, random: Random): number[] {
  const rest = straightOrder(length).filter((index) => index !== first)
  for (let last = rest.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [rest[last], rest[other]]
    if (a !== undefined && b !== undefined) [rest[last], rest[other]] = [b, a]
  }
  return [first, ...rest]
}

export function createQueue(source: string, ids: string[], startId: string, shuffle: boolean, random: Random): Queue {
  const known = ids.includes(startId) ? ids : [startId, ...ids]
  const start = known.indexOf(startId)
  const order = shuffle ? shuffledOrder(known.length, start, random) : straightOrder(known.length)
  return { source, ids: known, order, at: shuffle ? 0 : start }
}

export function currentId(queue: Queue): string | undefined {
  return idAt(queue, queue.at)
}

function idAt(queue: Queue, at: number): string | undefined {
  const position = queue.order[at]
  return position === undefined ? undefined : queue.ids[position]
}

export function withShuffle(queue: Queue, shuffle: boolean, random: Random): Queue {
  const position = queue.order[queue.at] ?? 0
  return shuffle
    ? { ...queue, order: shuffledOrder(queue.ids.length, position, random), at: 0 }
    : { ...queue, order: straightOrder(queue.ids.length), at: position }
}

// Songs that cannot be played yet are stepped over; with repeat the end leads to the beginning.
function step(queue: Queue, direction: 1 | -1, repeat: boolean, canPlay: CanPlay): Queue | undefined {
  const length = queue.order.length
  for (let steps = 1; steps <= length; steps += 1) {
    const next = queue.at + direction * steps
    if (!repeat && (next < 0 || next >= length)) return undefined
    const at = ((next % length) + length) % length
    const id = idAt(queue, at)
    if (id !== undefined && canPlay(id)) return { ...queue, at }
  }
  return undefined
}

export function findNext(queue: Queue, repeat: boolean, canPlay: CanPlay): Queue | undefined {
  return step(queue, 1, repeat, canPlay)
}

export function findPrevious(queue: Queue, repeat: boolean, canPlay: CanPlay): Queue | undefined {
  return step(queue, -1, repeat, canPlay)
}

export function listUpcoming(queue: Queue): string[] {
  return queue.order.slice(queue.at + 1).flatMap((position) => queue.ids[position] ?? [])
}

export function jumpTo(queue: Queue, id: string): Queue {
  const at = queue.order.findIndex((position) => queue.ids[position] === id)
  return at === -1 ? queue : { ...queue, at }
}
