import { inBackground } from '../../data/api/inBackground.ts'
import { api } from '../../data/api/api.ts'
import { updateClip } from '../../data/songs/clipCache.ts'
import { player } from '../player.ts'
import { findPlayingClip } from '../playback.ts'
import { hear, startTally, type Milestone } from './playTally.ts'

export function countPlays(): void {
  let tally = startTally(player.positionSeconds())
  player.listen('loadedmetadata', () => {
    tally = startTally(player.positionSeconds())
  })
  player.listen('timeupdate', () => {
    const clip = findPlayingClip(player.store.get().playback)
    const heard = hear(tally, player.positionSeconds(), player.durationSeconds())
    tally = heard
    if (clip === undefined) return
    if (heard.countNow) countPlay(clip.id, heard.heardSeconds)
    if (heard.reachedNow !== undefined) reportMilestone(clip.id, heard.reachedNow)
  })
}

function countPlay(id: string, heardSeconds: number): void {
  inBackground(
    'a play was not counted',
    api('POST /api/gen/:id/increment_play_count/v2', { params: { id }, body: { played_seconds: heardSeconds } }).then(
      ({ play_count }) => updateClip(id, { play_count }),
    ),
  )
}

function reportMilestone(id: string, percent: Milestone): void {
  inBackground(
    'how far a song was heard was not counted',
    api('POST /api/gen/:id/listen_milestone', { params: { id }, body: { percent } }),
  )
}
