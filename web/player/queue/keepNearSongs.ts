import { inBackground } from '../../data/api/inBackground.ts'
import { fetchClips, findClip, holdClips } from '../../data/songs/clipCache.ts'
import { player } from '../player.ts'
import { listUpcoming } from './queue.ts'

const NEAR_BEHIND = 5
const NEAR_AHEAD = 15

// A queue may be as long as a library: only the songs around the one that plays are kept in memory, so that Next and
// Previous need not wait.
export function keepNearSongs(): void {
  let kept = player.store.get().queue

  player.store.subscribe(() => {
    const { queue } = player.store.get()
    if (queue === undefined || queue === kept) return
    kept = queue
    const near = [...queue.past.slice(-NEAR_BEHIND), queue.now, ...listUpcoming(queue).slice(0, NEAR_AHEAD)]
    const ids = [...new Set(near.map(({ id }) => id))]
    holdClips('player', ids)
    const unknown = ids.filter((id) => findClip(id) === undefined)
    if (unknown.length === 0) return
    inBackground('songs of the queue could not be asked for', fetchClips(unknown))
  })
}
