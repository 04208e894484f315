import { useState } from 'react'
import { removeWebhook, tryWebhook, useWebhook } from '../../../data/session/webhook.ts'
import { toastForRefusal } from '../../../data/toasts/toastForRefusal.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Badge } from '../../../ui/display/Badge.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookDeliveries } from './WebhookDeliveries.tsx'

export function WebhookSetting() {
  const { data } = useWebhook()
  const [isSetting, setSetting] = useState(false)
  const webhook = data?.webhook ?? undefined
  return (
    <section aria-label="Webhook" className="grid grid-cols-1 gap-3">
      <h3 className="flex items-center gap-2 text-md font-semibold">
        Webhook {webhook?.is_on === false && <Badge look="danger">Switched off</Badge>}
      </h3>
      {webhook === undefined ? (
        <p className="text-soft">Have your program told when a song is finished or couldn’t be made.</p>
      ) : (
        <p className="text-soft wrap-anywhere">
          {webhook.is_on
            ? `We tell ${webhook.url} when a song is finished or couldn’t be made.`
            : `${webhook.url} didn’t answer for a while. Set it again once it’s back.`}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={data === undefined} onClick={() => setSetting(true)}>
          {webhook === undefined ? 'Set an address' : 'Change address'}
        </Button>
        {webhook?.is_on === true && <Act act={tryWebhook}>Send a test</Act>}
        {webhook !== undefined && <Act act={removeWebhook}>Remove</Act>}
      </div>
      {data !== undefined && data.deliveries.length > 0 && <WebhookDeliveries deliveries={data.deliveries} />}
      <WebhookDialog url={webhook?.url ?? ''} isOpen={isSetting} onClose={() => setSetting(false)} />
    </section>
  )
}

function Act({ act, children }: { act: () => Promise<void>; children: string }) {
  const [isBusy, setBusy] = useState(false)
  const press = () => {
    setBusy(true)
    act()
      .catch((error: unknown) => showToast(toastForRefusal(error)))
      .finally(() => setBusy(false))
  }
  return (
    <Button isBusy={isBusy} onClick={press}>
      {children}
    </Button>
  )
}
