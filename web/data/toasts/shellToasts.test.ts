import { toasts, type ToastText } from '@arioso/contract/toasts'
import { errors, type ErrorCode } from '@arioso/contract/errors'
import { TOAST_SECONDS } from '@arioso/contract/limits'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/ApiError.ts'
import { toastForFailedSong } from './toastForFailedSong.ts'
import { toastForRefusal } from './toastForRefusal.ts'
import { shellToasts } from './shellToasts.ts'

const refusals = (Object.keys(errors) as ErrorCode[]).flatMap((code): [string, ToastText][] => {
  const error = new ApiError(errors[code].status, { code })
  return [
    [`${code} while making a song`, toastForFailedSong(error)],
    [code, toastForRefusal(error)],
  ]
})

describe('[SHELL-28 a] every toast of the catalogue and of a refusal', () => {
  it.each([...Object.entries<ToastText>(toasts), ...Object.entries<ToastText>(shellToasts), ...refusals])(
    'can be read and does not linger: %s',
    (_name, text) => {
      expect(text.seconds).toBeGreaterThanOrEqual(TOAST_SECONDS.shortest)
      expect(text.seconds).toBeLessThanOrEqual(TOAST_SECONDS.longest)
    },
  )
})
