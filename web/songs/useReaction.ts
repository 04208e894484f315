import type { Clip } from '@arioso/contract'
import { react, reactionOf, type Reaction } from '../data/reactions.ts'
import { useSession } from '../data/session.ts'
import { askToSignIn } from '../data/signInRequest.ts'
import { showToast } from '../ui/toast.ts'
import { toastForRefusal } from './toastForRefusal.ts'

// A second press on the same thumb takes it back. Visitors are asked in first, and then their press counts.
export function useReaction(clip: Clip): { reaction: Reaction; press: (wanted: 'LIKE' | 'DISLIKE') => void } {
  const { user } = useSession()
  const reaction = reactionOf(clip)

  function send(next: Reaction): void {
    react(clip.id, next).catch((error: unknown) => showToast(toastForRefusal(error)))
  }

  function press(wanted: 'LIKE' | 'DISLIKE'): void {
    if (user === null) askToSignIn({ view: 'sign-up', afterwards: () => send(wanted) })
    else send(reaction === wanted ? null : wanted)
  }

  return { reaction, press }
}
