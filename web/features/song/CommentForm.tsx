import type { Clip } from '@arioso/contract'
import { COMMENT_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { addComment, type CommentPlace } from '../../data/comments.ts'
import { useSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { player, useClipPlay } from '../../player/player.ts'
import { toastForRefusal } from '../../songs/toastForRefusal.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toast.ts'
import { Toggle } from '../../ui/Toggle.tsx'

type CommentFormProps = { clip: Clip; place: CommentPlace; label: string; onSent?: () => void }

// While the song plays, a comment may be tied to the second it is about; its words wait while somebody signs in.
export function CommentForm({ clip, place, label, onSent }: CommentFormProps) {
  const [content, setContent] = useState('')
  const [isTied, setTied] = useState(false)
  const { user } = useSession()
  const isCurrent = useClipPlay(clip.id) !== 'none'
  const canTie = isCurrent && place.parentId === undefined

  async function send(words: string): Promise<void> {
    const atSeconds = canTie && isTied ? Math.floor(player.positionSeconds()) : null
    setContent('')
    onSent?.()
    try {
      await addComment(place, { content: words, atSeconds })
    } catch (error) {
      setContent(words)
      showToast(toastForRefusal(error))
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const words = content.trim()
    if (words === '') return
    if (user === null) askToSignIn({ view: 'sign-up', afterwards: () => void send(words) })
    else void send(words)
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      <TextArea label={label} value={content} onChange={setContent} maxLength={COMMENT_MAX} minHeightPx={64} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        {canTie && <Toggle label="At this moment of the song" isOn={isTied} onChange={setTied} />}
        <Button type="submit" look="primary" size="small" disabled={content.trim() === ''}>
          Comment
        </Button>
      </div>
    </form>
  )
}
