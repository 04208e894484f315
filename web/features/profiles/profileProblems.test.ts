import { HANDLE_INVALID_TEXT } from '@arioso/contract/texts'
import { describe, expect, it } from 'vitest'
import { isSame, profileProblems } from './profileProblems.ts'

const profile = { display_name: 'Ada', handle: 'ada_sings', profile_description: '', avatar_image_url: null }

describe('what is wrong with a profile', () => {
  it.each([
    [{}, {}],
    [{ display_name: 'x'.repeat(64) }, {}],
    [{ display_name: 'x'.repeat(65) }, { display_name: 'At most 64 characters.' }],
    [{ display_name: '  ' }, { display_name: 'Your name can’t be empty.' }],
    [{ handle: 'ab' }, { handle: HANDLE_INVALID_TEXT }],
    [{ handle: 'ada sings' }, { handle: HANDLE_INVALID_TEXT }],
    [{ handle: 'x'.repeat(41) }, { handle: HANDLE_INVALID_TEXT }],
    [{ profile_description: 'x'.repeat(161) }, { profile_description: 'At most 160 characters.' }],
  ])('%j', (changes, problems) => {
    expect(profileProblems({ ...profile, ...changes })).toEqual(problems)
  })

  it('a space at the end of a name is no change', () => {
    expect(isSame({ ...profile, display_name: 'Ada ' }, profile)).toBe(true)
    expect(isSame({ ...profile, avatar_image_url: '/media/pictures/a/b.webp' }, profile)).toBe(false)
  })
})
