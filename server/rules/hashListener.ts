import { createHash } from 'node:crypto'
import type { User } from '@arioso/storage'

export type Listener = { ip: string; agent: string }

// Strangers are kept only as a digest: who listened stays unknown, that it was the same listener does not.
export function hashListener(viewer: User | undefined, { ip, agent }: Listener): string {
  if (viewer !== undefined) return viewer.id
  return `guest:${createHash('sha256').update(`${ip}\n${agent}`).digest('base64url')}`
}
