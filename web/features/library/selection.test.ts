import { describe, expect, it } from 'vitest'
import { listPicked, nothingPicked, pick } from './selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']

describe('picking songs', () => {
  it('turns one on and off again', () => {
    const one = pick(nothingPicked, ids, 'b', false)
    expect(listPicked(one, ids)).toEqual(['b'])
    expect(listPicked(pick(one, ids, 'b', false), ids)).toEqual([])
  })

  it('with shift picks everything between the last one and here, in either direction', () => {
    const start = pick(pick(nothingPicked, ids, 'e', false), ids, 'c', false)
    expect(listPicked(pick(start, ids, 'a', true), ids)).toEqual(['a', 'b', 'c', 'e'])
    expect(listPicked(pick(start, ids, 'd', true), ids)).toEqual(['c', 'd', 'e'])
  })

  it('with shift and nowhere to begin picks just one', () => {
    expect(listPicked(pick(nothingPicked, ids, 'c', true), ids)).toEqual(['c'])
  })

  it('forgets what is no longer in the list', () => {
    expect(listPicked(pick(nothingPicked, ids, 'c', false), ['a', 'b'])).toEqual([])
  })
})
