import { expect, it } from 'vitest'
import { testClip } from './testClip.ts'
import { findClip, pressClip, rememberClips, updateClip } from './clipCache.ts'

it('what was just pressed stays before answers and news that are older', () => {
  const song = testClip('a', { is_trashed: false })
  rememberClips([song])
  pressClip(song.id, { is_trashed: true })
  rememberClips([song])
  updateClip(song.id, { ...song, title: 'Named meanwhile' })
  expect(findClip(song.id)).toMatchObject({ is_trashed: true, title: 'Named meanwhile' })
  pressClip(song.id, { is_trashed: false })
  expect(findClip(song.id)?.is_trashed).toBe(false)
})
