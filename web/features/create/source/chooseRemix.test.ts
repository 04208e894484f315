import type { Clip } from '@arioso/contract'
import { describe, expect, it } from 'vitest'
import { chooseRemix } from './chooseRemix.ts'

function song(canRemix: boolean, allowed: Clip['allowed_remix_actions'], type = 'gen'): Clip {
  return { allowed_remix_actions: allowed, metadata: { can_remix: canRemix, type } } as unknown as Clip
}

describe('what a remix link may do', () => {
  it('a closed, previewed or missing song cannot be remixed by others', () => {
    for (const clip of [undefined, song(false, ['cover']), song(true, ['cover'], 'preview')]) {
      expect(chooseRemix(clip, false, 'cover').problem).toMatchObject({
        title: 'Cannot remix',
        message: 'This song cannot be remixed.',
        seconds: 5,
      })
    }
  })

  it('an open song without allowed actions, or without the one asked for, says so', () => {
    expect(chooseRemix(song(true, []), false, 'cover').problem).toMatchObject({
      message: 'No remix actions are allowed for this song.',
      seconds: 5,
    })
    expect(chooseRemix(song(true, ['extend']), false, 'cover').problem).toMatchObject({
      message: 'No supported remix actions are available for this song.',
      seconds: 5,
    })
  })

  it('an upload can be covered and continued', () => {
    const upload = { ...song(true, ['cover', 'extend'], 'upload'), metadata: { can_remix: true, is_recorded: true } }
    for (const isOwner of [true, false]) {
      for (const remix of ['cover', 'extend']) {
        expect(chooseRemix(upload as unknown as Clip, isOwner, remix).remix).toBe(remix)
      }
    }
  })

  it('the owner may do everything, others what is allowed; without a wish it is the first', () => {
    expect(chooseRemix(song(false, []), true, 'extend').remix).toBe('extend')
    expect(chooseRemix(song(true, ['extend']), false, null).remix).toBe('extend')
  })
})
