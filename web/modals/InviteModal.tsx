import { toasts } from '@arioso/contract/errors'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../data/api.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { showToast } from '../ui/toast.ts'
import { shellToasts } from '../app/shellToasts.ts'
import { closeModal } from './modal.ts'

export default function InviteModal() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['list', 'invite'],
    queryFn: () => api('GET /api/billing/invite/'),
    staleTime: 0,
  })
  return (
    <Dialog
      title="Invite friends"
      description="Whoever comes by your link and makes a first song or confirms an e-mail address brings credits for you both."
      isOpen
      onClose={closeModal}
    >
      {isError && <NotLoaded what="Your link" onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className="h-32 rounded-card!" />}
      {data !== undefined && (
        <>
          <dl className="tabular grid grid-cols-2 gap-4 rounded-card border border-hairline p-4">
            <Figure label="Credits for each of you" value={data.credits_per_friend} />
            <Figure label="Friends who came" value={data.friends} />
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
        {isCopied ? 'Copied' : 'Copy the link'}
      </Button>
    </>
  )
}
