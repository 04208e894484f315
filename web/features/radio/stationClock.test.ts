import { afterEach, expect, it, vi } from 'vitest'
import { radioStore } from './radioStore.ts'
import { askStation } from './stationClock.ts'

const before = radioStore.get()
afterEach(() => {
  vi.unstubAllGlobals()
  radioStore.set(before)
})

it('page and player ask for the station once, and later again', async () => {
  const station = { name: 'Arioso Radio', clip: null, next_clip: null, server_time: 0, listener_count: 3 }
  const asked = vi.fn(async () => Response.json(station))
  vi.stubGlobal('fetch', asked)
  await Promise.all([askStation(), askStation()])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(radioStore.get().station?.name).toBe('Arioso Radio')
  await askStation()
  expect(asked).toHaveBeenCalledTimes(2)
})
