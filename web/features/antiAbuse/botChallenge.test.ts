import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { solveChallenge, type ChallengePlace, type ChallengeService } from './botChallenge.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const container = {} as HTMLElement
const solving: ChallengeService = { render: (_, { callback }) => callback('a token') }

function place(changes: Partial<ChallengePlace> = {}): ChallengePlace {
  return {
    load: vi.fn(),
    findService: vi.fn(() => solving),
    findContainer: vi.fn(() => container),
    size: 'invisible',
    ...changes,
  }
}

describe('bot challenge', () => {
  it('[AUTH-06] a script that does not come within 5 s, looked for every 100 ms, is given up', async () => {
    const slow = place({ findService: vi.fn(() => undefined) })
    const outcome = solveChallenge(slow).catch(String)
    await vi.advanceTimersByTimeAsync(4900)
    const asked = vi.mocked(slow.findService).mock.calls.length
    expect(asked).toBeGreaterThanOrEqual(49)
    await vi.advanceTimersByTimeAsync(100)
    expect(await outcome).toContain('not loaded in time')
    expect(slow.load).toHaveBeenCalledTimes(1)
    expect(vi.mocked(slow.findService).mock.calls.length).toBeLessThanOrEqual(53)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[AUTH-06] a script that comes late, but in time, is used', async () => {
    let service: ChallengeService | undefined
    const outcome = solveChallenge(place({ findService: () => service }))
    await vi.advanceTimersByTimeAsync(4800)
    service = solving
    await vi.advanceTimersByTimeAsync(100)
    expect(await outcome).toBe('a token')
  })

  it('[AUTH-06] a missing place for it is looked for 50 times and no more', async () => {
    const homeless = place({ findContainer: vi.fn(() => null) })
    const outcome = solveChallenge(homeless).catch(String)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcome).toContain('no place')
    expect(vi.mocked(homeless.findContainer).mock.calls.length).toBeLessThanOrEqual(52)
    expect(vi.mocked(homeless.findContainer).mock.calls.length).toBeGreaterThanOrEqual(50)
  })

  it('[AUTH-06] an error of the challenge is a rejection, and it is asked to stay invisible', async () => {
    const render = vi.fn<ChallengeService['render']>((_, options) => options['error-callback']('unsupported'))
    await expect(solveChallenge(place({ findService: () => ({ render }) }))).rejects.toThrow('unsupported')
    expect(render.mock.calls[0]?.[1].size).toBe('invisible')
  })
})
