import type { RealtimeServer } from '@arioso/storage'
import type { AttachSockets } from './sockets.ts'

export type Live = {
  attach: AttachSockets
  // Makes their open pages fetch what is new. Call it after the change is saved; pages also ask every five minutes.
  notify(...userIds: string[]): void
  // A session that ended hears nothing more, in whichever process its sockets are.
  disconnect(...sessionIds: string[]): void
}

export function createLive(): Live {
  let sockets: RealtimeServer | undefined
  return {
    attach: (opened) => {
      sockets = opened
      return () => {
        sockets = undefined
      }
    },
    notify: (...userIds) => {
      for (const id of new Set(userIds)) sockets?.to(`user:${id}`).emit('notifications:changed')
    },
    disconnect: (...sessionIds) => {
      for (const id of sessionIds) sockets?.in(`session:${id}`).disconnectSockets(true)
    },
  }
}
