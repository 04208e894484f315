import type { Clip } from '@arioso/contract'
import { REMIX_TYPES } from '@arioso/contract/limits'
import type { Actor } from '@arioso/contract/permissions'

export type Remix = (typeof REMIX_TYPES)[number]

// The row's Remix button, the same for everybody: closed by its maker, and a preview is not whole enough.
export function isRemixOpen({ metadata }: Clip): boolean {
  return metadata.can_remix && metadata.type !== 'preview'
}

// What the menu offers: everything to its owner, to others what is allowed.
export function listRemixes(clip: Clip, actor: Pick<Actor, 'userId'>): readonly Remix[] {
  if (clip.metadata.type === 'preview') return []
  if (actor.userId === clip.user_id) return REMIX_TYPES
  return isRemixOpen(clip) ? REMIX_TYPES.filter((remix) => clip.allowed_remix_actions.includes(remix)) : []
}
