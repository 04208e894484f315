import { toasts } from '@arioso/contract/toasts'
import { expect, it } from 'vitest'
import { sendInTime } from './sendInTime.ts'

const stays = new AbortController().signal

function sendUntil(signal: AbortSignal): Promise<string> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('broken off'))))
}

it('[UPL-09] sound that is not sent within ten minutes is broken off and says so', async () => {
  const waited: number[] = []
  const clock = new AbortController()
  const sent = sendInTime(sendUntil, stays, (milliseconds) => {
    waited.push(milliseconds)
    return clock.signal
  })
  clock.abort()
  expect(await sent).toEqual({ problem: toasts.uploadTimedOut })
  expect(waited).toEqual([600_000])
})

it('[UPL-09] what fails sooner is told as failed, and what arrives has its id', async () => {
  expect(await sendInTime(() => Promise.reject(new Error('no network')), stays)).toEqual({
    problem: toasts.uploadFailed,
  })
  expect(await sendInTime(() => Promise.resolve('7b1d'), stays)).toEqual({ id: '7b1d' })
})
