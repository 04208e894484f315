import type { Clip } from '@arioso/contract'
import { toClip, type StoredClip, type User } from '@arioso/storage'
import type { Uses } from '../../context.ts'

const LOOKED_AT = 100
const OFFERED_MAX = 20

type Reusable = { text: string; clip: Clip }

export function createPromptsService({ storage }: Uses<'clips'>) {
  return {
    async listReusable(user: User): Promise<{ styles: Reusable[]; lyrics: Reusable[] }> {
      const { clips } = await storage.clips.listByUser(user.id, { cursor: null, limit: LOOKED_AT })
      const made = clips.filter(({ status }) => status === 'complete')
      return { styles: listOnce(made, 'style'), lyrics: listOnce(made, 'lyrics') }
    },
  }
}

function listOnce(clips: StoredClip[], field: 'style' | 'lyrics'): Reusable[] {
  const newest = new Map<string, StoredClip>()
  for (const clip of clips) {
    const text = clip[field].trim()
    if (text !== '' && !newest.has(text)) newest.set(text, clip)
  }
  return [...newest].slice(0, OFFERED_MAX).map(([text, clip]) => ({ text, clip: toClip(clip) }))
}
