import type { Clip } from '@arioso/contract'
import { X } from 'lucide-react'
import { useSession } from '../../data/session/session.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { titleOf } from '../facts/titleOf.ts'
import { useClipActions } from '../menu/useClipActions.ts'

// Removing a song that is still being made stops the work, and its credits come back.
export function CancelSong({ clip }: { clip: Clip }) {
  const { user } = useSession()
  const { remove } = useClipActions(clip)
  if (user?.id !== clip.user_id) return null
  return (
    <IconButton label={`Cancel ${titleOf(clip)}`} onClick={remove}>
      <X size={16} />
    </IconButton>
  )
}
