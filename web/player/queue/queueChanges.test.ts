import { describe, expect, it } from 'vitest'
import { createQueue, findNext, findPrevious, withShuffle, type Queue } from './queue.ts'
import { addLast, addNext, clearUpcoming, moveEntry, removeEntry } from './queueChanges.ts'

const everything = () => true

function start(): Queue {
  return createQueue({
    source: 'Home',
    ids: ['dawn', 'noon', 'dusk', 'night'],
    startId: 'dawn',
    shuffle: false,
    random: () => 0,
  })
}

function put(): Queue {
  return addLast(addLast(start(), 'rain'), 'snow')
}

function lists({ added, rest }: Queue): string {
  return `${added.map(({ id }) => id).join(' ')} | ${rest.map(({ id }) => id).join(' ')}`
}

function keyOf(queue: Queue, id: string): number {
  return [...queue.added, ...queue.rest].find((entry) => entry.id === id)?.key ?? -1
}

function move(queue: Queue, id: string, toId: string): string {
  return lists(moveEntry(queue, keyOf(queue, id), keyOf(queue, toId)))
}

describe('[MOD-28] changes of the queue', () => {
  it('play next goes before, add last behind what was put in earlier, and both before the list', () => {
    expect(lists(addNext(put(), 'wind'))).toBe('wind rain snow | noon dusk night')
    expect(lists(put())).toBe('rain snow | noon dusk night')
  })

  it('the same song can stand there twice', () => {
    const twice = addLast(addLast(start(), 'rain'), 'rain')
    expect(lists(removeEntry(twice, twice.added[0]?.key ?? -1))).toBe('rain | noon dusk night')
  })

  it('songs that were put in play first, then the list goes on', () => {
    const queue = addNext(start(), 'rain')
    const next = findNext(queue, false, everything)
    expect(next?.now.id).toBe('rain')
    expect(next && findNext(next, false, everything)?.now.id).toBe('noon')
    expect(next && findPrevious(next, false, everything)?.now.id).toBe('dawn')
  })

  it('shuffle leaves what was put in where it is', () => {
    expect(withShuffle(put(), true, () => 0).added.map(({ id }) => id)).toEqual(['rain', 'snow'])
    expect(
      lists(
        withShuffle(
          withShuffle(put(), true, () => 0),
          false,
          () => 0,
        ),
      ),
    ).toBe('rain snow | noon dusk night')
  })

  it('an entry is moved up and down, also across the line between both lists', () => {
    expect(move(put(), 'noon', 'night')).toBe('rain snow | dusk night noon')
    expect(move(put(), 'night', 'noon')).toBe('rain snow | night noon dusk')
    expect(move(put(), 'rain', 'snow')).toBe('snow rain | noon dusk night')
    expect(move(put(), 'night', 'snow')).toBe('rain night snow | noon dusk')
    expect(move(put(), 'rain', 'dusk')).toBe('snow | noon dusk rain night')
  })

  it('an entry is taken out, and all of them at once', () => {
    expect(lists(removeEntry(put(), keyOf(put(), 'dusk')))).toBe('rain snow | noon night')
    expect(findNext(clearUpcoming(put()), false, everything)).toBeUndefined()
    expect(clearUpcoming(put()).now.id).toBe('dawn')
  })
})
