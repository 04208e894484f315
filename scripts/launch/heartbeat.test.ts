import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { during } from './heartbeat.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells what a long wait is for, how long it has been, and nothing afterwards', async () => {
  const said: string[] = []
  const { promise, resolve } = Promise.withResolvers<string>()
  const installed = during('Installing packages (once; a minute or two)', () => promise, {
    say: (line) => said.push(line),
  })
  await vi.advanceTimersByTimeAsync(25_000)
  resolve('done')
  expect(await installed).toBe('done')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual([
    'Installing packages (once; a minute or two)',
    'Installing packages: 10 s so far',
    'Installing packages: 20 s so far',
  ])
})

it('falls silent when the wait ends badly, too', async () => {
  const said: string[] = []
  const failing = during('Starting the database', () => Promise.reject(new Error('no')), {
    say: (line) => said.push(line),
  })
  await expect(failing).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(['Starting the database'])
})
