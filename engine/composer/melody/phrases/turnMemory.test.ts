import { describe, expect, it } from 'vitest'
import { createTurnMemory } from './turnMemory.ts'

describe('turns of a tune', () => {
  it('are liked the more often they were sung, from whatever tone', () => {
    const turns = createTurnMemory()
    expect(turns.liking(2, -4)).toBe(0)
    turns.remember([60, 62, 58])
    const once = turns.liking(2, -4)
    turns.remember([67, 69, 65])
    expect(once).toBeGreaterThan(0)
    expect(turns.liking(2, -4)).toBeGreaterThan(once)
    expect(turns.liking(-4, 2)).toBe(0)
  })

  it('are no tone that only stays where it is', () => {
    const turns = createTurnMemory()
    turns.remember([60, 60, 60, 60, 60])
    expect(turns.liking(0, 0)).toBe(0)
  })
})
