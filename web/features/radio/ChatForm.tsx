import { RADIO_MESSAGE_MAX } from '@arioso/contract/limits'
import { SendHorizontal } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useStore } from '../../data/stores/createStore.ts'
import { useSession } from '../../data/session/session.ts'
import { askToSignIn } from '../../data/session/signInRequest.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { sendMessage } from './radioChannel.ts'
import { radioStore } from './radioStore.ts'

export function ChatForm() {
  const { user } = useSession()
  const chat = useStore(radioStore, (state) => state.chat)
  const mayWrite = useStore(radioStore, (state) => state.mayWrite)
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSending(true)
    try {
      await sendMessage(text)
      setText('')
    } catch (error) {
      showToast(toastForRefusal(error))
    } finally {
      setSending(false)
    }
  }

  if (user === null && !mayWrite) {
    return (
      <div className="p-4 pt-2">
        <Button
          className="w-full"
          onClick={() => askToSignIn({ view: 'sign-up', reason: 'Everyone can read along. Sign in to join in.' })}
        >
          Sign in to chat
        </Button>
      </div>
    )
  }
  return (
    <form onSubmit={(event) => void send(event)} className="flex items-center gap-2 p-4 pt-2">
      <input
        aria-label="Message"
        placeholder="Say something"
        value={text}
        maxLength={RADIO_MESSAGE_MAX}
        onChange={(event) => setText(event.target.value)}
        className="h-10 min-w-0 flex-1 rounded-full border border-edge bg-raised px-4 text-md"
      />
      <IconButton
        label="Send"
        type="submit"
        isBusy={isSending}
        disabled={text.trim() === '' || chat !== 'joined'}
        className="bg-raised"
      >
        <SendHorizontal size={18} />
      </IconButton>
    </form>
  )
}
