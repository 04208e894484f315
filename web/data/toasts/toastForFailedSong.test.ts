import { describe, expect, it } from 'vitest'
import { ApiError, networkError } from '../api/ApiError.ts'
import { toastForFailedSong } from './toastForFailedSong.ts'

describe('what a refused song says', () => {
  it('out of credits', () => {
    const toast = toastForFailedSong(new ApiError(403, { code: 'CREDITS_TOO_LOW', message: 'x' }))
    expect(toast).toMatchObject({ title: 'Out of Credits', message: 'Upgrade to Pro.', seconds: 4, kind: 'warning' })
  })

  it('[CRE-20] a failed generation', () => {
    const failure = {
      title: 'Error',
      message: 'An error occurred while generating the song.',
      seconds: 5,
      kind: 'error',
    }
    expect(toastForFailedSong(new ApiError(500, { code: 'GENERATION_FAILED' }))).toMatchObject(failure)
    expect(toastForFailedSong(networkError())).toMatchObject(failure)
    expect(toastForFailedSong(new TypeError('broken'))).toMatchObject(failure)
  })

  it('a title that is too long, with the limit the server named', () => {
    const message = 'Title exceeds maximum length of 80 characters'
    const toast = toastForFailedSong(new ApiError(422, { code: 'TITLE_TOO_LONG', message }))
    expect(toast).toMatchObject({ title: 'Title Too Long', message, seconds: 4 })
  })

  it('any other refusal in the words of the server', () => {
    const toast = toastForFailedSong(
      new ApiError(422, { code: 'FIELDS_INVALID', message: 'm', fields: { tags: 'too odd' } }),
    )
    expect(toast.message).toBe('too odd')
  })
})
