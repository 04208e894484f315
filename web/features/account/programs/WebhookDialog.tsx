import { WEBHOOK_URL_MAX } from '@arioso/contract/limits'
import { useState } from 'react'
import { setWebhook } from '../../../data/session/webhook.ts'
import { useSubmit } from '../../../data/session/useSubmit.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { ShownOnce } from './ShownOnce.tsx'

type WebhookDialogProps = { url: string; isOpen: boolean; onClose: () => void }

export function WebhookDialog({ url, isOpen, onClose }: WebhookDialogProps) {
  return (
    <Dialog isLayer title="Webhook" isOpen={isOpen} onClose={onClose}>
      <AddressForm url={url} onDone={onClose} />
    </Dialog>
  )
}

function AddressForm({ url, onDone }: { url: string; onDone: () => void }) {
  const [secret, setSecret] = useState<string>()
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => setSecret(await setWebhook(read('url').trim())))
  if (secret !== undefined) {
    return (
      <div className="grid gap-4">
        <p>Every message is signed with this secret, so your program knows that it comes from us.</p>
        <ShownOnce label="Your signing secret" secret={secret} onDone={onDone} />
      </div>
    )
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <TextField
        label="Address"
        name="url"
        type="url"
        required
        maxLength={WEBHOOK_URL_MAX}
        defaultValue={url}
        placeholder="https://"
        autoComplete="off"
        error={problem.form}
      />
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="w-full">
        Save address
      </Button>
    </form>
  )
}
