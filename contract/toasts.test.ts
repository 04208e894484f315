import { describe, expect, it } from 'vitest'
import { TOAST_SECONDS } from './limits.ts'
import { toasts } from './toasts.ts'

describe('toasts', () => {
  it.each(Object.entries(toasts))('%s stays for 2 to 6 seconds', (_, { seconds }) => {
    expect(seconds).toBeGreaterThanOrEqual(TOAST_SECONDS.shortest)
    expect(seconds).toBeLessThanOrEqual(TOAST_SECONDS.longest)
  })

  it('refusals to remix and missing logins read as specified', () => {
    const remix = [toasts.cannotRemix, toasts.noRemixActions, toasts.noSupportedRemixActions]
    expect(remix).toEqual([
      { title: 'Cannot remix', message: 'This song cannot be remixed.', seconds: 5, kind: 'error' },
      { title: 'Cannot remix', message: 'No remix actions are allowed for this song.', seconds: 5, kind: 'error' },
      {
        title: 'Cannot remix',
        message: 'No supported remix actions are available for this song.',
        seconds: 5,
        kind: 'error',
      },
    ])
    expect(toasts.feedbackNeedsLogin).toMatchObject({ title: 'You must be logged in to submit feedback', seconds: 3 })
  })
})
