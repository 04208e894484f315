import type { Hook } from '@arioso/contract'
import { findHookResult } from '@arioso/contract/songs/hookResults'
import { HOOK_POLL_MS } from '@arioso/contract/limits'

type Steps = { look: () => Promise<Hook>; pause: (milliseconds: number) => Promise<void> }

// Asked every two seconds until it is final. A lost connection is not the end.
export async function pollHook({ look, pause }: Steps): Promise<Hook> {
  for (;;) {
    const hook = await look().catch((error: unknown) => console.warn('the hook could not be looked at', error))
    if (hook !== undefined && findHookResult(hook.status) !== undefined) return hook
    await pause(HOOK_POLL_MS)
  }
}
