import { describe, expect, it } from 'vitest'
import { dismiss, isDismissed } from './dismissals.ts'

const DAY_MS = 86_400_000

function emptyStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

describe('what was dismissed', () => {
  it('stays away for seven days and then comes back', () => {
    const storage = emptyStorage()
    expect(isDismissed(storage, 'app-prompt', 0)).toBe(false)
    dismiss(storage, 'app-prompt', 1000)
    expect(isDismissed(storage, 'app-prompt', 1000 + 7 * DAY_MS - 1)).toBe(true)
    expect(isDismissed(storage, 'app-prompt', 1000 + 7 * DAY_MS)).toBe(false)
  })

  it('takes nothing else with it', () => {
    const storage = emptyStorage()
    dismiss(storage, 'app-prompt', 0)
    expect(isDismissed(storage, 'home-screen-banner', 1)).toBe(false)
  })
})
