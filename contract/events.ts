import type { Clip } from './entities/clip.ts'
import type { RadioMessage, RadioStation } from './entities/radio.ts'
import type { ErrorCode } from './errors.ts'

// What the server pushes over the socket. Rooms: user:{id} for a creator's own clips, clip:{id} for one clip,
// living-radio:{station} for a station's listeners.
export type ServerEvents = {
  'clip:updated': (clip: Clip) => void
  'notifications:changed': () => void
  'radio:message': (message: RadioMessage) => void
  'radio:removed': (message: { id: string }) => void
  'radio:occupancy': (occupancy: { listeners: number }) => void
  'radio:programme': (station: RadioStation) => void
}

export type RadioRefusal = { refused: ErrorCode; message: string }
export type RadioJoined = { messages: RadioMessage[]; listeners: number; may_write: boolean }

// What a browser says, each with its answer. The token is the one the radio's calls gave.
export type ClientEvents = {
  'radio:join': (order: { token: string }, answer: (reply: RadioJoined | RadioRefusal) => void) => void
  'radio:leave': () => void
  'radio:send': (order: { text: string }, answer: (reply: RadioMessage | RadioRefusal) => void) => void
  'radio:clock': (answer: (serverTime: number) => void) => void
}
