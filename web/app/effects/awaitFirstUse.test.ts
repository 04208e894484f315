import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../data/api/queryClient.ts'
import { firstUse } from '../../data/stores/firstUse.ts'
import { awaitFirstUse } from './awaitFirstUse.ts'

beforeEach(() => {
  vi.useFakeTimers()
  firstUse.set({ isUsable: false })
})

afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

function ask(name: string): (answer: string) => void {
  const { promise, resolve } = Promise.withResolvers<string>()
  // What is never answered is called off when the test ends.
  queryClient.fetchQuery({ queryKey: [name], queryFn: () => promise }).catch(() => undefined)
  return resolve
}

describe('what the first screen does not show', () => {
  it('waits for the answers the page is drawn with, and for those they lead to', async () => {
    const answer = ask('the page')
    void awaitFirstUse()
    await vi.advanceTimersByTimeAsync(2000)
    expect(firstUse.get().isUsable).toBe(false)
    answer('a song')
    await vi.advanceTimersByTimeAsync(50)
    const answerNext = ask('its words')
    await vi.advanceTimersByTimeAsync(2000)
    expect(firstUse.get().isUsable).toBe(false)
    answerNext('la la')
    await vi.advanceTimersByTimeAsync(200)
    expect(firstUse.get().isUsable).toBe(true)
  })

  it('comes at last when an answer does not', async () => {
    ask('never')
    void awaitFirstUse()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(firstUse.get().isUsable).toBe(true)
  })
})
