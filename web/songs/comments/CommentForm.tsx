import { COMMENT_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent, type ReactNode } from 'react'
import { asMember } from '../../data/session/asMember.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'

type CommentFormProps = {
  label: string
  onSend: (words: string) => Promise<void>
  minHeightPx?: number
  children?: ReactNode
}

// The text waits during sign-in, and comes back if it could not be sent.
export function CommentForm({ label, onSend, minHeightPx = 64, children }: CommentFormProps) {
  const [content, setContent] = useState('')

  async function send(words: string): Promise<void> {
    setContent('')
    try {
      await onSend(words)
    } catch (error) {
      setContent(words)
      showToast(toastForRefusal(error))
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const words = content.trim()
    if (words === '') return
    asMember(() => void send(words))
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      <TextArea label={label} value={content} onChange={setContent} maxLength={COMMENT_MAX} minHeightPx={minHeightPx} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        {children}
        <Button type="submit" look="primary" size="small" disabled={content.trim() === ''}>
          Comment
        </Button>
      </div>
    </form>
  )
}
