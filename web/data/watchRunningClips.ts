import { GENERATION_POLL_IDLE_MS, GENERATION_POLL_RUNNING_MS } from '@arioso/contract/limits'
import type { Clip } from '@arioso/contract'
import { fetchClips, listCachedClips } from './clipCache.ts'
import { isRunning } from './clipState.ts'
import { followLive, stopFollowingLive } from './liveUpdates.ts'
import { markSeenHere } from './notifications.ts'
import { findSession, refreshSession } from './session.ts'

// A preview of somebody without a plan may become the whole song at any time.
function isUnlocking(clip: Clip): boolean {
  const session = findSession()
  return clip.metadata.type === 'preview' && clip.user_id === session?.userId && session.subscriptionLevel === 'free'
}

// Looks every second whether a song is being made and asks the server every five while one is. The socket only makes
// news faster: when it is cut or switched off, nothing is missed.
export function watchRunningClips(): void {
  let running: string[] = []

  async function look(): Promise<void> {
    const ids = listCachedClips()
      .filter((clip) => isRunning(clip) || isUnlocking(clip))
      .map((clip) => clip.id)
    const finished = running.filter((id) => !ids.includes(id))
    running = ids
    if (finished.length > 0 && findSession()?.userId != null) {
      await Promise.all([refreshSession(), ...(document.hidden ? [] : [markSeenHere(finished)])])
    }
    if (ids.length === 0) stopFollowingLive('songs')
    else {
      await followLive('songs')
      await fetchClips(ids)
    }
  }

  function lookAgain(): void {
    look()
      .catch((error: unknown) => console.warn('running songs could not be looked at', error))
      .finally(() => {
        setTimeout(lookAgain, running.length > 0 ? GENERATION_POLL_RUNNING_MS : GENERATION_POLL_IDLE_MS)
      })
  }

  lookAgain()
}
