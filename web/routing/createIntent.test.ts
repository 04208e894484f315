import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createIntent } from './createIntent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks for a page’s code once the pointer has stayed on its link, and not for one it only passes over', () => {
  const asked = vi.fn<() => void>()
  const intent = createIntent()
  intent.wait(asked)
  intent.drop()
  vi.runAllTimers()
  expect(asked).not.toHaveBeenCalled()
  intent.wait(asked)
  vi.runAllTimers()
  expect(asked).toHaveBeenCalledOnce()
})
