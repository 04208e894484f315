import { expect, it } from 'vitest'
import { testClip } from '../../data/songs/testClip.ts'
import { letterTakes } from './letterTakes.ts'

it('tells two takes of one name apart, and nothing else', () => {
  const take = (id: string, seed: number, title = 'Kettle') => testClip(id, { title, metadata: { seed } })
  expect([...letterTakes([take('a', 4), take('b', 5), take('c', 9)])]).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ])
  expect(letterTakes([take('a', 4), take('b', 5, 'Another')]).size).toBe(0)
})
