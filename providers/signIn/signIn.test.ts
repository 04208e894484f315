import { expect, it } from 'vitest'
import { createSignInDoors } from './index.ts'

const silence = () => new Promise<string>(() => undefined)
const fine = () => ({ problem: undefined })

it('nobody waits for a provider that does not answer, and after five of them it is left alone', async () => {
  const doors = createSignInDoors({ limitMs: 5 })
  expect(await doors.pass('apple', async () => 'in', fine)).toBe('in')
  for (let time = 1; time <= 5; time += 1) {
    expect(doors.mayEnter('apple')).toBe(true)
    expect(await doors.pass('apple', silence, fine)).toBe(undefined)
  }
  expect(doors.mayEnter('apple')).toBe(false)
  expect(doors.facts('apple')).toMatchObject({ calls: 6, isResting: true, lastError: 'did not answer in time' })
  expect(doors.mayEnter('github')).toBe(true)
  expect(await doors.pass('apple', async () => 'in', fine)).toBe('in')
  expect(doors.facts('apple').isResting).toBe(false)
})

it('wrong codes are counted and shut nobody out', async () => {
  const doors = createSignInDoors()
  for (let time = 1; time <= 9; time += 1) {
    await doors.pass(
      'github',
      async () => 'no',
      () => ({ problem: 'invalid_code' }),
    )
  }
  expect(doors.mayEnter('github')).toBe(true)
  expect(doors.facts('github')).toMatchObject({ calls: 9, errorRate: 1, lastError: 'invalid_code' })
})
