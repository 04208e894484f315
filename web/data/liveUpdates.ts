import type { ServerEvents } from '@arioso/contract'
import type { Socket } from 'socket.io-client'
import { findClip, rememberClips } from './clipCache.ts'
import { findSession, hasFlag } from './session.ts'

let socket: Socket<ServerEvents> | undefined

// socket.io is only loaded once somebody is waiting for a song.
export async function followLive(): Promise<void> {
  if (socket !== undefined || findSession()?.userId == null || !hasFlag('websockets')) return
  const { io } = await import('socket.io-client')
  socket ??= io({ withCredentials: true })
  // What is pushed is the same for everybody: what the reader thinks of the song is kept from before.
  socket.on('clip:updated', (clip) => rememberClips([{ ...clip, reaction: findClip(clip.id)?.reaction ?? null }]))
}

export function stopFollowingLive(): void {
  socket?.disconnect()
  socket = undefined
}
