import { expect, it } from 'vitest'
import { songsFirst } from './songsFirst.ts'
import { testClip } from '../../data/songs/testClip.ts'

it('stems and cuts come after songs, and nothing else changes places', () => {
  const clips = new Map(
    (['stem', 'gen', 'edit_crop', 'concat'] as const).map((type) => [type, testClip(type, { metadata: { type } })]),
  )
  expect(songsFirst(['stem', 'gen', 'unknown', 'edit_crop', 'concat'], (id) => clips.get(id as 'gen'))).toEqual([
    'gen',
    'unknown',
    'concat',
    'stem',
    'edit_crop',
  ])
})
