type Placed = { id: string; place: number }

// The new order of ids: the moved ones, in their order, in front of the first song whose place is toPlace or later.
export function moveInList(songs: Placed[], movedIds: string[], toPlace: number): string[] {
  const moved = new Set(movedIds)
  const goes = songs.filter(({ id }) => moved.has(id))
  const before = songs.filter(({ id, place }) => place < toPlace && !moved.has(id))
  const after = songs.filter(({ id, place }) => place >= toPlace && !moved.has(id))
  return [...before, ...goes, ...after].map(({ id }) => id)
}
