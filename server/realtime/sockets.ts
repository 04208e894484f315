import type { RealtimeServer } from '@arioso/storage'

export type RealtimeSocket = Parameters<Parameters<RealtimeServer['use']>[0]>[0]

// A feature with something to say over the sockets; what it returns ends it.
export type AttachSockets = (sockets: RealtimeServer) => () => void
