import { api } from '../../data/api/api.ts'
import { findClip } from '../../data/songs/clipCache.ts'
import { isPlayable, isRunning } from '../../data/songs/clipState.ts'
import { queryClient } from '../../data/api/queryClient.ts'
import { wantsSound } from '../../player/playback.ts'
import { player } from '../../player/player.ts'

const SOURCE = 'your workspace'

/** A person's very first song starts by itself as soon as it can be heard: pressing Create asked for it. */
export async function playFirstSong(ids: string[]): Promise<void> {
  const { clips } = await api('POST /api/feed/v3', { body: { cursor: null, limit: ids.length + 1, filters: {} } })
  if (clips.some(({ id }) => !ids.includes(id))) return

  function stop(): void {
    unsubscribe()
    document.removeEventListener('visibilitychange', look)
  }

  function look(): void {
    const songs = ids.flatMap((id) => findClip(id) ?? []).filter((clip) => !clip.is_trashed)
    const ready = songs.find(isPlayable)
    if (wantsSound(player.store.get().playback) || (ready === undefined && !songs.some(isRunning))) return stop()
    // A background tab must not start to play.
    if (ready === undefined || document.hidden) return
    stop()
    player.play({ source: SOURCE, ids, id: ready.id })
  }

  const unsubscribe = queryClient.getQueryCache().subscribe(look)
  document.addEventListener('visibilitychange', look)
  look()
}
