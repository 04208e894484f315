import { HOOK_UPLOADING_TEXT, toasts } from '@arioso/contract/errors'
import { findHookResult } from '@arioso/contract/hookResults'
import type { useRouter } from '@tanstack/react-router'
import { ApiError } from '../../data/ApiError.ts'
import { createHook, waitForHook, type HookOrder } from '../../data/hooks.ts'
import { showToast } from '../../ui/toast.ts'

type Router = Pick<ReturnType<typeof useRouter>, 'navigate'>

// Goes on wherever its maker goes meanwhile; false when the hook was not taken.
export async function postHook(order: HookOrder, router: Router): Promise<boolean> {
  const id = await createHook(order).catch((error: unknown) => {
    const isRefused = error instanceof ApiError && error.code !== 'NETWORK'
    showToast(isRefused ? { ...toasts.hookCreationFailed, message: error.message } : toasts.hookException)
  })
  if (id === undefined) return false
  showToast({ title: HOOK_UPLOADING_TEXT, seconds: Infinity, kind: 'info' }, undefined, `hook-${id}`)
  void follow(id, router)
  await router.navigate({ to: '/hooks' })
  return true
}

async function follow(id: string, router: Router): Promise<void> {
  const { status } = await waitForHook(id)
  const result = findHookResult(status)
  if (result !== undefined) showToast(toasts[result], undefined, `hook-${id}`)
  await router.navigate({ to: '/hook/$hookId', params: { hookId: id } })
}
