import { describe, expect, it } from 'vitest'
import { secondsLeft, withDemoPace } from './createLineWatch.ts'

describe('how long it will be', () => {
  const pace = (active: number) => ({ queue: 'generate-song', active, secondsPerJob: 20 })

  it('is what those in front take, as many at once as are made now, and then the song itself', () => {
    expect(secondsLeft(1, pace(2))).toBe(30)
    expect(secondsLeft(6, pace(2))).toBe(80)
    expect(secondsLeft(6, pace(6))).toBe(40)
  })

  it('is the song itself where nobody is at work yet, and unknown where nothing was made in the last hour', () => {
    expect(secondsLeft(1, pace(0))).toBe(20)
    expect(secondsLeft(1, { ...pace(2), secondsPerJob: null })).toBeUndefined()
    expect(secondsLeft(1, undefined)).toBeUndefined()
  })

  it('is known from the demo songs until people’s own songs were made', () => {
    const demo = { queue: 'generate-demo-song', active: 1, secondsPerJob: 12 }
    const none = { ...pace(1), secondsPerJob: null }
    expect(withDemoPace([none, demo])[0]).toEqual({ ...pace(1), secondsPerJob: 12 })
    expect(withDemoPace([pace(1), demo])[0]).toEqual(pace(1))
    expect(withDemoPace([none])).toEqual([none])
  })
})
