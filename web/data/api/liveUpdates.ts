import type { ServerEvents } from '@arioso/contract'
import type { Socket } from 'socket.io-client'
import { findClip, updateClip } from '../songs/clipCache.ts'
import { findSession, hasFlag } from '../session/session.ts'
import { queryClient } from './queryClient.ts'

// Polling first would ask four times before the socket is there.
const CONNECTION = { withCredentials: true, transports: ['websocket', 'polling'], tryAllTransports: true }

type Reason = 'songs' | 'notifications'

const reasons = new Set<Reason>()
let socket: Socket<ServerEvents> | undefined
// When each song was last heard of by the socket.
const heardAtMs = new Map<string, number>()

export function listHeard(): ReadonlyMap<string, number> {
  return heardAtMs
}

// socket.io is only loaded once a song is in the making or notifications may come.
export async function followLive(reason: Reason): Promise<void> {
  reasons.add(reason)
  if (socket !== undefined || findSession()?.userId == null || !hasFlag('websockets')) return
  const { io } = await import('socket.io-client')
  if (reasons.size === 0) return
  socket ??= open(io(CONNECTION))
}

export function stopFollowingLive(reason: Reason): void {
  reasons.delete(reason)
  if (reasons.size > 0) return
  socket?.disconnect()
  socket = undefined
  heardAtMs.clear()
}

function open(opened: Socket<ServerEvents>): Socket<ServerEvents> {
  // What is pushed is the same for everybody: what the reader thinks of the song is kept from before, so a song that is not
  // known here is left alone.
  opened.on('clip:updated', (clip) => {
    heardAtMs.set(clip.id, Date.now())
    updateClip(clip.id, { ...clip, reaction: findClip(clip.id)?.reaction ?? null })
  })
  opened.on('notifications:changed', () => void queryClient.invalidateQueries({ queryKey: ['list', 'notifications'] }))
  // Cut by the server: a session that ended stays out, one that a new password replaced comes in again.
  opened.on('disconnect', (reason) => {
    if (reason === 'io server disconnect' && opened === socket) opened.connect()
  })
  return opened
}
