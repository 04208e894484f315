import { describe, expect, it } from 'vitest'
import { foldFamilies, parentOf } from './families.ts'
import { testClip } from '../../data/songs/testClip.ts'

describe('families', () => {
  it('finds what a song was made of', () => {
    expect(parentOf(testClip('a'))).toBeUndefined()
    expect(parentOf(testClip('a', { metadata: { stem_from_id: 'song' } }))).toBe('song')
    expect(parentOf(testClip('a', { metadata: { history: [{ id: 'song', type: 'edit_crop' }] } }))).toBe('song')
    expect(parentOf(testClip('a', { metadata: { concat_history: [{ id: 'song' }, { id: 'part' }] } }))).toBe('song')
  })

  it('folds versions of versions under the first song, where the newest of them stood', () => {
    const parents = new Map([
      ['crop', 'song'],
      ['stem', 'crop'],
      ['elsewhere', 'not listed'],
    ])
    expect(foldFamilies(['stem', 'other', 'elsewhere', 'crop', 'song'], parents)).toEqual([
      { id: 'song', versionIds: ['stem', 'crop'] },
      { id: 'other', versionIds: [] },
      { id: 'elsewhere', versionIds: [] },
    ])
  })

  it('loses no song when two name each other', () => {
    const parents = new Map([
      ['a', 'b'],
      ['b', 'a'],
    ])
    const shown = foldFamilies(['a', 'b'], parents).flatMap(({ id, versionIds }) => [id, ...versionIds])
    expect(shown.toSorted()).toEqual(['a', 'b'])
  })
})
