import { describe, expect, it } from 'vitest'
import { createQueue, findNext, findPrevious, jumpTo, listUpcoming, withShuffle, type Queue } from './queue.ts'

const everything = () => true
const ids = ['dawn', 'noon', 'dusk', 'night']
const lowRandom = () => 0

function straight(startId: string): Queue {
  return createQueue({ source: 'Home', ids, startId, shuffle: false, random: lowRandom })
}

function upcoming(queue: Queue): string[] {
  return listUpcoming(queue).map(({ id }) => id)
}

function walk(queue: Queue, steps: number): Queue {
  return Array.from({ length: steps }).reduce<Queue>((here) => findNext(here, false, everything) ?? here, queue)
}

describe('queue', () => {
  it('[PLY-01] plays the list in its order from the song that was started', () => {
    const next = findNext(straight('noon'), false, everything)
    expect(next?.now.id).toBe('dusk')
    expect(upcoming(straight('noon'))).toEqual(['dusk', 'night'])
  })

  it('[PLY-02] has no next song after the last', () => {
    expect(findNext(straight('night'), false, everything)).toBeUndefined()
  })

  it('[PLY-01] begins again at the end when repeat is on', () => {
    const next = findNext(straight('night'), true, everything)
    expect(next?.now.id).toBe('dawn')
    expect(next && upcoming(next)).toEqual(['noon', 'dusk', 'night'])
  })

  it('repeats a single song for as long as repeat is on', () => {
    const alone = createQueue({ source: 'Song', ids: ['dawn'], startId: 'dawn', shuffle: false, random: lowRandom })
    expect(findNext(alone, true, everything)?.now.id).toBe('dawn')
    expect(findNext(alone, false, everything)).toBeUndefined()
  })

  it('steps over songs that cannot be played yet', () => {
    expect(findNext(straight('dawn'), false, (id) => id === 'night')?.now.id).toBe('night')
  })

  it('goes back to the song before, and then on to where it was', () => {
    const previous = findPrevious(straight('dusk'), false, everything)
    expect(previous?.now.id).toBe('noon')
    expect(previous && upcoming(previous)).toEqual(['dusk', 'night'])
    expect(findPrevious(straight('dawn'), false, everything)).toBeUndefined()
    expect(findPrevious(straight('dawn'), true, everything)?.now.id).toBe('night')
  })

  it('[PLY-01] shuffle keeps the song that plays and meets every other one once', () => {
    const mixed = withShuffle(straight('dusk'), true, lowRandom)
    expect(mixed.now.id).toBe('dusk')
    expect(upcoming(mixed).sort()).toEqual(['dawn', 'night', 'noon'])
    expect(upcoming(mixed)).not.toEqual(['dawn', 'noon', 'night'])
  })

  it('shuffle remembers what was heard: Previous goes back through it', () => {
    const heard = walk(createQueue({ source: 'Home', ids, startId: 'dawn', shuffle: true, random: lowRandom }), 2)
    const back = findPrevious(heard, false, everything)
    const first = back && findPrevious(back, false, everything)
    expect(heard.past.map(({ id }) => id)).toEqual(['dawn', back?.now.id])
    expect(first?.now.id).toBe('dawn')
  })

  it('shuffle in the middle of a list does not play again what was heard', () => {
    const mixed = withShuffle(walk(straight('dawn'), 2), true, lowRandom)
    expect(upcoming(mixed)).toEqual(['night'])
    expect(findPrevious(mixed, false, everything)?.now.id).toBe('noon')
  })

  it('turning shuffle off goes on in the order of the list', () => {
    const again = withShuffle(withShuffle(straight('noon'), true, lowRandom), false, lowRandom)
    expect(again.now.id).toBe('noon')
    expect(upcoming(again)).toEqual(['dusk', 'night'])
  })

  it('plays a song that its list does not hold', () => {
    const queue = createQueue({ source: 'Song', ids, startId: 'other', shuffle: false, random: lowRandom })
    expect(queue.now.id).toBe('other')
    expect(upcoming(queue)).toEqual(ids)
  })

  it('jumps to a song of the queue', () => {
    const queue = straight('dawn')
    expect(jumpTo(queue, queue.rest[2]?.key ?? -1).now.id).toBe('night')
    expect(jumpTo(queue, 999)).toBe(queue)
  })
})
