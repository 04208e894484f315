import { toasts } from '@arioso/contract/toasts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api/api.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { shellToasts } from '../../data/toasts/shellToasts.ts'
import { closeModal } from '../../data/stores/openModal.ts'

export default function InviteModal() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['list', 'invite'],
    queryFn: () => api('GET /api/billing/invite/'),
    staleTime: 0,
  })
  return (
    <Dialog
      title="Invite friends"
      description="When a friend joins with your link and makes a song or confirms their email, you both get credits."
      isOpen
      onClose={closeModal}
    >
      {isError && <NotLoaded what="Your link" onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className="h-32 rounded-card!" />}
      {data !== undefined && (
        <>
          <dl className="tabular grid grid-cols-2 gap-4 rounded-card border border-hairline p-4">
            <Figure label="Credits for each of you" value={data.credits_per_friend} />
            <Figure label="Friends joined" value={data.friends} />
          </dl>
          <InviteLink address={data.url} />
        </>
      )}
    </Dialog>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-faint">{label}</dt>
      <dd className="display text-xl font-medium">{value}</dd>
    </div>
  )
}

function InviteLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)

  // The clipboard only exists on https and localhost; elsewhere the address stays there to be selected.
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      showToast(toasts.copiedToClipboard)
    } catch {
      showToast(shellToasts.copyByHand)
    }
  }

  return (
    <>
      <TextField label="Your link" readOnly value={address} onFocus={(event) => event.target.select()} />
      <Button look="primary" size="large" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
    </>
  )
}
