import { expect, it } from 'vitest'
import { createBatch } from './createBatch.ts'

it('asks once for all rows of a screen, and again for the rows of the next one', async () => {
  const calls: string[][] = []
  const ask = createBatch(async (ids) => {
    calls.push([...ids])
    return ids.map((id) => id.toUpperCase())
  })
  const [first, ...others] = await Promise.all([ask('dawn'), ask('noon'), ask('dawn')])
  expect(first).toEqual(['DAWN', 'NOON'])
  expect(others).toEqual([first, first])
  expect(await ask('dusk')).toEqual(['DUSK'])
  expect(calls).toEqual([['dawn', 'noon'], ['dusk']])
})

it('a call that failed fails for everybody who asked with it, and not for the next', async () => {
  let isOffline = true
  const ask = createBatch(async (ids) => {
    if (isOffline) throw new Error('offline')
    return ids
  })
  const answers = await Promise.allSettled([ask('dawn'), ask('noon')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isOffline = false
  expect(await ask('dusk')).toEqual(['dusk'])
})
