import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

it('goes on working when nobody reads what it says any more', async () => {
  vi.useRealTimers()
  const program = `
    const { during, step } = await import(${JSON.stringify(new URL('heartbeat.mjs', import.meta.url).href)})
    const left = new Promise((resolve) => process.stdin.once('end', resolve).resume())
    await during('Waiting', () => left, { everyMs: 20 })
    for (const line of ['one', 'two', 'three']) {
      step(line)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    process.exitCode = 7`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stdin.end()
  expect(await ended).toEqual([7, null])
})
