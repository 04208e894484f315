import type { HookStatus } from '../entities/hook.ts'

// How a hook can end, and the toast that tells it. Every other status goes on.
const results = {
  rendered_passed_moderation: 'hookPosted',
  rendered_failed_moderation: 'hookFailedModeration',
  error: 'hookProcessingFailed',
} as const satisfies Partial<Record<HookStatus, string>>

export type HookResult = (typeof results)[keyof typeof results]

export function findHookResult(status: HookStatus): HookResult | undefined {
  return status in results ? results[status as keyof typeof results] : undefined
}
