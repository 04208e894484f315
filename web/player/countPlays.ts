import { api } from '../data/api.ts'
import { updateClip } from '../data/clipCache.ts'
import { player } from './player.ts'
import { findPlayingClip } from './playback.ts'
import { hear, startTally } from './playTally.ts'

export function countPlays(): void {
  let tally = startTally(0)
  player.listen('loadedmetadata', () => {
    tally = startTally(player.positionSeconds())
  })
  player.listen('timeupdate', () => {
    const clip = findPlayingClip(player.store.get().playback)
    const heard = hear(tally, player.positionSeconds(), player.durationSeconds())
    tally = heard
    if (clip === undefined || !heard.countNow) return
    api('POST /api/gen/:id/increment_play_count/v2', {
      params: { id: clip.id },
      body: { played_seconds: heard.heardSeconds },
    })
      .then(({ play_count }) => updateClip(clip.id, { play_count }))
      .catch((error: unknown) => console.warn('a play was not counted', error))
  })
}
