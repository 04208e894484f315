import type { Hook, HookStatus } from '@arioso/contract'
import { toasts } from '@arioso/contract/toasts'
import { findHookResult } from '@arioso/contract/songs/hookResults'
import { describe, expect, it } from 'vitest'
import { pollHook } from './pollHook.ts'

describe('following a hook', () => {
  it('[HOOK-09] looks every 2 s until a final status comes', async () => {
    const statuses: (HookStatus | undefined)[] = ['submitted', undefined, 'moderating', 'rendering', 'error']
    const pauses: number[] = []
    const end = await pollHook({
      look: async () => {
        const status = statuses.shift()
        if (status === undefined) throw new Error('offline')
        return { status } as Hook
      },
      pause: async (milliseconds) => void pauses.push(milliseconds),
    })
    expect(end.status).toBe('error')
    expect(pauses).toEqual([2000, 2000, 2000, 2000])
  })

  it('[HOOK-10] each final status has its text, and only these are final', () => {
    const toastAfter = (status: HookStatus): string | undefined => {
      const result = findHookResult(status)
      return result && toasts[result].title
    }
    expect(toastAfter('rendered_passed_moderation')).toBe('Hook posted to feed!')
    expect(toastAfter('rendered_failed_moderation')).toBe('Hook failed moderation')
    expect(toastAfter('error')).toBe('Hook processing failed')
    for (const status of ['submitted', 'moderating', 'rendering'] as const) expect(toastAfter(status)).toBeUndefined()
  })
})
