import { describe, expect, it } from 'vitest'
import { createQueue, currentId, findNext, findPrevious, jumpTo, listUpcoming, withShuffle } from './queue.ts'

const everything = () => true
const ids = ['dawn', 'noon', 'dusk', 'night']
const lowRandom = () => 0

function straight(startId: string) {
  return createQueue('Home', ids, startId, false, lowRandom)
}

describe('the queue', () => {
  it('goes on with the list the song came from', () => {
    const next = findNext(straight('noon'), false, everything)
    expect(next && currentId(next)).toBe('dusk')
  })

  it('has no next song at the end of the list', () => {
    expect(findNext(straight('night'), false, everything)).toBeUndefined()
  })

  it('[PLY-01] begins again at the end when repeat is on', () => {
    const next = findNext(straight('night'), true, everything)
    expect(next && currentId(next)).toBe('dawn')
  })

  it('repeats a single song for as long as repeat is on', () => {
    const alone = createQueue('Song', ['dawn'], 'dawn', false, lowRandom)
    const next = findNext(alone, true, everything)
    expect(next && currentId(next)).toBe('dawn')
    expect(findNext(alone, false, everything)).toBeUndefined()
  })

  it('steps over songs that cannot be played yet', () => {
    const next = findNext(straight('dawn'), false, (id) => id === 'night')
    expect(next && currentId(next)).toBe('night')
  })

  it('goes back to the song before', () => {
    const previous = findPrevious(straight('dusk'), false, everything)
    expect(previous && currentId(previous)).toBe('noon')
    expect(findPrevious(straight('dawn'), false, everything)).toBeUndefined()
  })

  it('[PLY-01] shuffle keeps the song that plays and meets every other one once', () => {
    const shuffled = withShuffle(straight('dusk'), true, lowRandom)
    expect(currentId(shuffled)).toBe('dusk')
    expect([...listUpcoming(shuffled)].sort()).toEqual(['dawn', 'night', 'noon'])
    expect(listUpcoming(shuffled)).not.toEqual(['dawn', 'noon', 'night'])
  })

  it('turning shuffle off goes on in the order of the list', () => {
    const again = withShuffle(withShuffle(straight('noon'), true, lowRandom), false, lowRandom)
    expect(currentId(again)).toBe('noon')
    expect(listUpcoming(again)).toEqual(['dusk', 'night'])
  })

  it('plays a song that its list does not hold', () => {
    const queue = createQueue('Song', ids, 'other', false, lowRandom)
    expect(currentId(queue)).toBe('other')
    expect(listUpcoming(queue)).toEqual(ids)
  })

  it('jumps to a song of the queue', () => {
    expect(currentId(jumpTo(straight('dawn'), 'night'))).toBe('night')
  })
})
