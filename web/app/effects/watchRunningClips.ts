import type { Clip } from '@arioso/contract'
import { fetchClips, listCachedClips } from '../../data/songs/clipCache.ts'
import { clipState, isRunning } from '../../data/songs/clipState.ts'
import { followLive, listHeard, stopFollowingLive } from '../../data/api/liveUpdates.ts'
import { noteFinishedSong } from '../banners/finishedSong.ts'
import { findUntold, untilNextLookMs } from './pollPace.ts'
import { markSeenHere } from '../../data/notifications.ts'
import { findSession, hasFlag, refreshSession } from '../../data/session/session.ts'
import { addInTheMaking } from '../../data/songs/songsInTheMaking.ts'
import { isTimeUnknown } from '../../songs/making/makingPace.ts'

// A preview may become the whole song at any time.
function isUnlocking(clip: Clip): boolean {
  const session = findSession()
  return clip.metadata.type === 'preview' && clip.user_id === session?.userId && session.subscriptionLevel === 'free'
}

function isOwnFinished(clip: Clip): boolean {
  return clip.user_id === findSession()?.userId && clipState(clip) === 'complete'
}

// Looks every second whether a song is being made and asks the server every five while one is. Where news is pushed, only
// songs that gave none meanwhile are asked for: when the socket is cut or switched off, nothing is missed.
export function watchRunningClips(): void {
  let running: string[] = []

  async function look(): Promise<void> {
    const clips = listCachedClips().filter((clip) => isRunning(clip) || isUnlocking(clip))
    const ids = clips.map((clip) => clip.id)
    const userId = findSession()?.userId
    addInTheMaking(clips.filter((clip) => isRunning(clip) && clip.user_id === userId).map((clip) => clip.id))
    const finished = running.filter((id) => !ids.includes(id))
    running = ids
    if (listCachedClips().some((clip) => finished.includes(clip.id) && isOwnFinished(clip))) noteFinishedSong()
    if (finished.length > 0 && findSession()?.userId != null) {
      await Promise.all([refreshSession(), ...(document.hidden ? [] : [markSeenHere(finished)])])
    }
    if (ids.length === 0) stopFollowingLive('songs')
    else {
      await followLive('songs')
      const isOn = hasFlag('websockets')
      await fetchClips(findUntold(ids, { isOn, heardAtMs: listHeard(), isTimeUnknown, nowMs: Date.now() }))
    }
  }

  function lookAgain(): void {
    look()
      .catch((error: unknown) => console.warn('running songs could not be looked at', error))
      .finally(() => {
        setTimeout(lookAgain, untilNextLookMs(running.length))
      })
  }

  lookAgain()
}
