import type { RadioClient } from '@arioso/contract'
import { texts } from '@arioso/contract/texts'

const nobody: RadioClient = { handle: '', avatar_image_url: null }

// A message says who wrote it as a JSON string; without one, or with one that cannot be read, it is Anonymous.
export function parseWriter(clientId: string): RadioClient {
  try {
    const client = JSON.parse(clientId) as Partial<RadioClient> | null
    if (typeof client?.handle !== 'string' || client.handle === '') return nobody
    return { handle: client.handle, avatar_image_url: client.avatar_image_url ?? null }
  } catch {
    return nobody
  }
}

export function nameOf({ handle }: RadioClient): string {
  return handle === '' ? texts.anonymousListener : handle
}
