import type { Clip } from '@arioso/contract'
import { useState } from 'react'
import type { CommentPlace } from '../../../data/createComments.ts'
import { player, useClipPlay } from '../../../player/player.ts'
import { CommentForm } from '../../../songs/comments/CommentForm.tsx'
import { Toggle } from '../../../ui/controls/Toggle.tsx'
import { songComments } from './songComments.ts'

type SongCommentFormProps = { clip: Clip; place: CommentPlace; label: string; onSent?: () => void }

// While the song plays, a comment may be tied to the second it is about.
export function SongCommentForm({ clip, place, label, onSent }: SongCommentFormProps) {
  const [isTied, setTied] = useState(false)
  const isCurrent = useClipPlay(clip.id) !== 'none'
  const canTie = isCurrent && place.parentId === undefined

  function send(content: string): Promise<void> {
    const atSeconds = canTie && isTied ? Math.floor(player.positionSeconds()) : null
    onSent?.()
    return songComments.add(place, { content, atSeconds })
  }

  return (
    <CommentForm label={label} onSend={send}>
      {canTie && <Toggle label="Pin to this moment of the song" isOn={isTied} onChange={setTied} />}
    </CommentForm>
  )
}
