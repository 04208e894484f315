import { explainBroken } from './explainBroken.ts'
import { player } from './player.ts'
import { findPlayingClip } from './playback.ts'
import { listUpcoming } from './queue/queue.ts'

const SKIPS_AFTER_MS = 5_000

function isBroken(clipId: string): boolean {
  const { playback } = player.store.get()
  return playback.state === 'failed' && playback.clip.id === clipId
}

// A song that cannot be loaded says why; when nobody presses Retry, the queue goes on. A queue of nothing but broken songs
// stops after its last.
export function skipBroken(): void {
  let brokenInARow = 0
  player.listen('playing', () => {
    brokenInARow = 0
  })

  async function explain(clipId: string, url: string): Promise<void> {
    const { message, mayOthersPlay } = await explainBroken(url)
    if (!isBroken(clipId)) return
    player.fail(message)
    const { queue } = player.store.get()
    if (!mayOthersPlay || queue === undefined || brokenInARow > listUpcoming(queue).length) return
    setTimeout(() => {
      if (isBroken(clipId)) player.next()
    }, SKIPS_AFTER_MS)
  }

  function meetBroken(): void {
    brokenInARow += 1
    const clip = findPlayingClip(player.store.get().playback)
    if (clip?.audio_url != null) void explain(clip.id, clip.audio_url)
  }

  player.listen('error', meetBroken)
  if (player.store.get().playback.state === 'failed') meetBroken()
}
