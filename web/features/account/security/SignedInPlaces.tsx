import type { SignedInPlace } from '@arioso/contract/calls/account'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { revokeOtherPlaces, revokePlace, useSignedInPlaces } from '../../../data/session/account.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { Skeleton } from '../../../ui/display/Skeleton.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { accountToasts } from '../accountToasts.ts'
import { describeDevice, isHandheld } from './describeDevice.ts'
import { lastUsed } from '../programs/lastUsed.ts'

export function SignedInPlaces() {
  const { data, dataUpdatedAt, isError, refetch } = useSignedInPlaces()
  const others = data?.sessions.filter((place) => !place.is_current) ?? []
  return (
    <section aria-label="Where you are signed in" className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-md font-semibold">Where you are signed in</h3>
        {others.length > 0 && (
          <RevokeButton label="Sign out everywhere else" revoke={revokeOtherPlaces}>
            Sign out everywhere else
          </RevokeButton>
        )}
      </header>
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
          The list couldn’t be loaded.
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data === undefined && !isError && <Skeleton className="h-16 w-full rounded-card" />}
      <ul className="grid gap-2">
        {data?.sessions.map((place) => (
          <Place key={place.id} place={place} nowMs={dataUpdatedAt} />
        ))}
      </ul>
    </section>
  )
}

function Place({ place, nowMs }: { place: SignedInPlace; nowMs: number }) {
  const name = describeDevice(place.user_agent)
  const Icon = isHandheld(place.user_agent) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-3 rounded-card border border-hairline bg-surface px-4 py-3">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-faint" />
      <span className="grid min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="truncate font-medium">{name}</span>
          {place.is_current && <Badge look="accent">This device</Badge>}
        </span>
        <span className="truncate text-sm text-faint">
          {place.is_current ? 'In use now' : lastUsed(place.last_used_at, nowMs)}
          {place.ip_address !== null && place.ip_address !== '' && ` · ${place.ip_address}`}
        </span>
      </span>
      {!place.is_current && (
        <RevokeButton label={`Sign out ${name}`} revoke={() => revokePlace(place.id)}>
          Sign out
        </RevokeButton>
      )}
    </li>
  )
}

type RevokeButtonProps = { label: string; revoke: () => Promise<void>; children: string }

function RevokeButton({ label, revoke, children }: RevokeButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const press = () => {
    setBusy(true)
    revoke()
      .catch(() => showToast(accountToasts.revokeFailed))
      .finally(() => setBusy(false))
  }
  return (
    <Button size="small" aria-label={label} isBusy={isBusy} onClick={press}>
      {children}
    </Button>
  )
}
