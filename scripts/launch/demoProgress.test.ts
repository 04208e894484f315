import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDemoProgress } from './demoProgress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listen(): { said: string[]; tell: ReturnType<typeof createDemoProgress> } {
  const said: string[] = []
  return { said, tell: createDemoProgress((line) => said.push(line)) }
}

it('keeps telling that the first song is being made, until it is', async () => {
  const { said, tell } = listen()
  tell({ ready: 0, wanted: 14 })
  await vi.advanceTimersByTimeAsync(15_000)
  tell({ ready: 1, wanted: 14 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual([
    'Making the first demo song (you can already make your own)',
    'Making the first demo song: 10 s so far',
    'Demo songs: 1 of 14',
  ])
})

it('tells it once when the worker had to be started again', async () => {
  const { said, tell } = listen()
  tell({ ready: 0, wanted: 14 })
  tell({ ready: 0, wanted: 14 })
  expect(said).toHaveLength(1)
})

it('goes on counting after a later start', () => {
  const { said, tell } = listen()
  tell({ ready: 5, wanted: 14 })
  expect(said).toEqual(['Demo songs: 5 of 14'])
})
