import { describe, expect, it } from 'vitest'
import { describeExposure } from './describeExposure.ts'

describe('a hook of a song that is not public', () => {
  it('says before it is posted what everyone will hear', () => {
    expect(describeExposure({ visibility: 'private', isSongHeard: true, seconds: 11.96 })).toBe(
      'This song is private. Everyone who sees the hook hears these 12 seconds of it and sees its title; the song itself stays private.',
    )
    expect(describeExposure({ visibility: 'link', isSongHeard: true, seconds: 30 })).toContain('is link-only')
  })

  it('does not speak of sound where the video brings its own', () => {
    const said = describeExposure({ visibility: 'private', isSongHeard: false, seconds: 12 })
    expect(said).toBe('This song is private. Everyone who sees the hook sees its title; the song itself stays private.')
  })

  it('has nothing to say of a public song', () => {
    expect(describeExposure({ visibility: 'public', isSongHeard: true, seconds: 12 })).toBeUndefined()
  })
})
