import type { Clip } from '@arioso/contract'
import { api } from '../api/api.ts'
import { findClip, rememberClips, updateClip } from './clipCache.ts'
import type { LibraryView } from './libraryView.ts'
import { queryClient } from '../api/queryClient.ts'

export type Reaction = 'LIKE' | 'DISLIKE' | null

const latest = new Map<string, symbol>()

export function reactionOf(clip: Clip): Reaction {
  return clip.reaction?.reaction_type ?? null
}

export function withReaction(clip: Clip, reaction: Reaction): Clip {
  const change = Number(reaction === 'LIKE') - Number(reactionOf(clip) === 'LIKE')
  return {
    ...clip,
    upvote_count: clip.upvote_count + change,
    reaction: { reaction_type: reaction, play_count: clip.reaction?.play_count ?? 0 },
  }
}

// Liked songs, and a library that shows only what is liked or disliked.
function dependsOnReactions([kind, name, view]: readonly unknown[]): boolean {
  if (kind !== 'list') return false
  const { filters = [] } = (view ?? {}) as Partial<LibraryView>
  return name === 'liked' || (name === 'library' && (filters.includes('liked') || filters.includes('disliked')))
}

// Shown at once and taken back when it fails. Of several presses in a row only the last one's answer counts.
export async function react(id: string, reaction: Reaction): Promise<void> {
  const before = findClip(id)
  if (before === undefined) return
  const press = Symbol(id)
  latest.set(id, press)
  updateClip(id, withReaction(before, reaction))
  try {
    const after = await api('POST /api/gen/:id/update_reaction_type/', { params: { id }, body: { reaction } })
    if (latest.get(id) === press) rememberClips([after])
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => dependsOnReactions(queryKey) })
  } catch (error) {
    if (latest.get(id) === press) updateClip(id, { upvote_count: before.upvote_count, reaction: before.reaction })
    throw error
  }
}
