import { useState } from 'react'
import { ApiError } from '../../data/ApiError.ts'
import { sendVerification, useOutboxHint } from '../../data/account.ts'
import { Button } from '../../ui/Button.tsx'
import { Banner } from '../../ui/Banner.tsx'

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
      setSending({ state: 'failed', message: error instanceof ApiError ? error.message : 'That did not work.' })
    }
  }

  if (sending.state === 'sent') {
    return (
      <Banner kind="success">
        {hint === undefined
          ? `A mail with a link is on its way to ${email}.`
          : `A letter with a link was written. ${hint}`}
      </Banner>
    )
  }
  return (
    <Banner
      kind={sending.state === 'failed' ? 'warning' : 'info'}
      action={
        <Button size="small" isBusy={sending.state === 'busy'} onClick={() => void send()}>
          Send the mail again
        </Button>
      }
    >
      {sending.state === 'failed'
        ? sending.message
        : 'Your e-mail address is not confirmed yet. Open the link in the mail we sent you.'}
    </Banner>
  )
}
