import type { RealtimeServer, StoredClip } from '@arioso/storage'
import { toClip } from '@arioso/storage'

export type AnnounceClip = (clip: StoredClip) => Promise<void>

export function createAnnouncer(realtime: RealtimeServer): AnnounceClip {
  return (clip) => {
    realtime.to(`user:${clip.userId}`).emit('clip:updated', toClip(clip))
    return Promise.resolve()
  }
}
