import type { Session } from '@arioso/contract'
import { useState } from 'react'
import { useSession } from '../../data/session/session.ts'
import { askToSignIn } from '../../data/session/signInRequest.ts'
import { areShortcutsOn, setShortcuts } from '../../player/keyboard.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Toggle } from '../../ui/controls/Toggle.tsx'
import { ApiKeySetting } from './programs/ApiKeySetting.tsx'
import { ChangeEmailDialog } from './security/ChangeEmailDialog.tsx'
import { ChangePasswordDialog } from './security/ChangePasswordDialog.tsx'
import { DigestSetting } from './DigestSetting.tsx'
import { EmailNote } from './EmailNote.tsx'
import { PasskeySetting } from './security/PasskeySetting.tsx'
import { RemixSetting } from './RemixSetting.tsx'
import { SecondStepSetting } from './security/SecondStepSetting.tsx'
import { SignedInPlaces } from './security/SignedInPlaces.tsx'
import { WebhookSetting } from './programs/WebhookSetting.tsx'
import { YourData } from './YourData.tsx'

export function AccountSettings() {
  const { user, isLoading } = useSession()
  return (
    <section id="settings" aria-label="Your account" className="grid max-w-[560px] scroll-mt-20 gap-5">
      <h2 className="display text-lg font-medium">Your account</h2>
      {user !== null && <Settings user={user} />}
      {user === null && !isLoading && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-soft">An account keeps your songs and your credits.</p>
          <Button onClick={() => askToSignIn({ view: 'sign-up' })}>Sign up</Button>
        </div>
      )}
      <Shortcuts />
      {user !== null && <YourData />}
    </section>
  )
}

function Settings({ user }: { user: NonNullable<Session['user']> }) {
  const [open, setOpen] = useState<'password' | 'email' | undefined>()
  const close = () => setOpen(undefined)
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <dt className="text-faint">Name</dt>
        <dd className="truncate">{user.display_name}</dd>
        <dt className="text-faint">Handle</dt>
        <dd className="truncate">@{user.handle}</dd>
        <dt className="text-faint">Email</dt>
        <dd className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="truncate">{user.email}</span>
          {user.email_verified && <Badge look="success">Confirmed</Badge>}
        </dd>
      </dl>
      {!user.email_verified && <EmailNote email={user.email} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('email')}>Change email</Button>
        <Button onClick={() => setOpen('password')}>Change password</Button>
      </div>
      <SecondStepSetting />
      <PasskeySetting />
      <RemixSetting />
      <DigestSetting isVerified={user.email_verified} />
      <SignedInPlaces />
      <ApiKeySetting />
      <WebhookSetting />
      <ChangeEmailDialog isVerified={user.email_verified} isOpen={open === 'email'} onClose={close} />
      <ChangePasswordDialog isOpen={open === 'password'} onClose={close} />
    </>
  )
}

function Shortcuts() {
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <Toggle
      label="Keyboard shortcuts"
      hint="Space plays and pauses; the arrow keys seek and change the volume."
      isOn={isOn}
      onChange={(on) => {
        setShortcuts(on)
        setOn(on)
      }}
    />
  )
}
