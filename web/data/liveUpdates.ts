import type { ServerEvents } from '@arioso/contract'
import type { Socket } from 'socket.io-client'
import { rememberClips } from './clipCache.ts'

let socket: Socket<ServerEvents> | undefined

// socket.io is only loaded once somebody is waiting for a song.
export async function followLive(): Promise<void> {
  if (socket !== undefined) return
  const { io } = await import('socket.io-client')
  socket ??= io({ withCredentials: true })
  socket.on('clip:updated', (clip) => rememberClips([clip]))
}

export function stopFollowingLive(): void {
  socket?.disconnect()
  socket = undefined
}
