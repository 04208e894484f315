import type { IncomingHttpHeaders } from 'node:http'
import type { User } from '@arioso/storage'

// A staff account that has not taken its second step is a member with a gate before it.
export type Viewer = User & { staffGate?: 'set-up' | 'code' }

export type Identify = (headers: IncomingHttpHeaders) => Promise<Viewer | undefined>
