import type { Clip } from '@arioso/contract'
import { asMember } from '../../data/session/asMember.ts'
import { react, reactionOf, type Reaction } from '../../data/songs/reactions.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'

// A second press on the same thumb takes it back. Visitors are asked in first, and then their press counts.
export function useReaction(clip: Clip): { reaction: Reaction; press: (wanted: 'LIKE' | 'DISLIKE') => void } {
  const reaction = reactionOf(clip)

  function send(next: Reaction): void {
    react(clip.id, next).catch((error: unknown) => showToast(toastForRefusal(error)))
  }

  function press(wanted: 'LIKE' | 'DISLIKE'): void {
    asMember(() => send(reaction === wanted ? null : wanted))
  }

  return { reaction, press }
}
