import { useState } from 'react'
import { ApiError } from '../../data/api/ApiError.ts'
import { sendVerification, useOutboxHint } from '../../data/session/account.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/display/Banner.tsx'

type Sending = { state: 'idle' | 'busy' | 'sent' } | { state: 'failed'; message: string }

// Quiet: an unconfirmed address takes nothing away.
export function EmailNote({ email }: { email: string }) {
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const hint = useOutboxHint()

  async function send(): Promise<void> {
    setSending({ state: 'busy' })
    try {
      await sendVerification(email)
      setSending({ state: 'sent' })
    } catch (error) {
      setSending({ state: 'failed', message: error instanceof ApiError ? error.message : 'That didn’t work.' })
    }
  }

  if (sending.state === 'sent') {
    return (
      <Banner kind="success">
        {hint === undefined ? `We’ve sent a link to ${email}.` : `The message with your link is ready. ${hint}`}
      </Banner>
    )
  }
  return (
    <Banner
      kind={sending.state === 'failed' ? 'warning' : 'info'}
      action={
        <Button size="small" isBusy={sending.state === 'busy'} onClick={() => void send()}>
          {hint === undefined ? 'Resend email' : 'Write it again'}
        </Button>
      }
    >
      {sending.state === 'failed'
        ? sending.message
        : `Your email address isn’t confirmed yet. ${hint ?? 'Open the link in the email we sent you.'}`}
    </Banner>
  )
}
