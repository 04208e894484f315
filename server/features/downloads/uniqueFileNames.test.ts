import { expect, it } from 'vitest'
import { uniqueFileNames } from './uniqueFileNames.ts'

it('no two files of a packet share a name, whatever they were called', () => {
  expect(uniqueFileNames(['Tide.mp3', 'tide.mp3', 'Tide (2).mp3', 'Tide.mp3', 'Ebb.mp3'])).toEqual([
    'Tide.mp3',
    'tide (2).mp3',
    'Tide (2) (2).mp3',
    'Tide (3).mp3',
    'Ebb.mp3',
  ])
})
