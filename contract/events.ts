import type { Clip } from './entities/clip.ts'

// What the server pushes over the socket. Rooms: user:{id} for a creator's own clips, clip:{id} for one clip.
export type ServerEvents = {
  'clip:updated': (clip: Clip) => void
}
