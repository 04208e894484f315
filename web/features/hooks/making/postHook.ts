import { HOOK_UPLOADING_TEXT, toasts } from '@arioso/contract/toasts'
import { findHookResult } from '@arioso/contract/songs/hookResults'
import type { useRouter } from '../../../routing/useRouter.ts'
import { ApiError } from '../../../data/api/ApiError.ts'
import { createHook, lookAtHook, waitForHook, type HookOrder } from '../../../data/hooks.ts'
import { forgetHookInTheMaking, rememberHookInTheMaking } from './hooksInTheMaking.ts'
import { showToast } from '../../../ui/surfaces/toast.ts'

type Router = Pick<ReturnType<typeof useRouter>, 'navigate'>

// Goes on wherever its maker goes meanwhile; false when the hook was not taken.
export async function postHook(order: HookOrder, router: Router): Promise<boolean> {
  const id = await createHook(order).catch((error: unknown) => {
    const isRefused = error instanceof ApiError && error.code !== 'NETWORK'
    showToast(isRefused ? { ...toasts.hookCreationFailed, message: error.message } : toasts.hookException)
  })
  if (id === undefined) return false
  rememberHookInTheMaking(id)
  void follow(id, router)
  await router.navigate({ to: '/hooks' })
  return true
}

// One that was deleted meanwhile, or belongs to a previous session, is waited for no longer.
export async function followAgain(id: string, router: Router): Promise<void> {
  try {
    await lookAtHook(id)
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return forgetHookInTheMaking(id)
    console.warn('the hook could not be looked at', error)
  }
  await follow(id, router)
}

async function follow(id: string, router: Router): Promise<void> {
  showToast({ title: HOOK_UPLOADING_TEXT, seconds: Infinity, kind: 'info' }, undefined, `hook-${id}`)
  const { status } = await waitForHook(id)
  forgetHookInTheMaking(id)
  const result = findHookResult(status)
  if (result !== undefined) showToast(toasts[result], undefined, `hook-${id}`)
  await router.navigate({ to: '/hook/$hookId', params: { hookId: id } })
}
