import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { areShortcutsOn, setShortcuts } from '../../player/keyboard.ts'
import { Button } from '../../ui/Button.tsx'
import { Toggle } from '../../ui/Toggle.tsx'

export function AccountSettings() {
  const { user, isLoading } = useSession()
  return (
    <section id="settings" aria-label="Your account" className="grid max-w-[560px] scroll-mt-20 gap-5">
      <h2 className="display text-lg font-medium">Your account</h2>
      {user !== null && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
          <dt className="text-faint">Name</dt>
          <dd className="truncate">{user.display_name}</dd>
          <dt className="text-faint">Handle</dt>
          <dd className="truncate">@{user.handle}</dd>
          <dt className="text-faint">E-mail</dt>
          <dd className="truncate">{user.email}</dd>
        </dl>
      )}
      {user === null && !isLoading && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-soft">An account keeps your songs and your credits.</p>
          <Button onClick={() => askToSignIn({ view: 'sign-up' })}>Sign up</Button>
        </div>
      )}
      <Shortcuts />
    </section>
  )
}

function Shortcuts() {
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <Toggle
      label="Keyboard shortcuts"
      hint="Space plays and pauses, arrows seek and turn the volume."
      isOn={isOn}
      onChange={(on) => {
        setShortcuts(on)
        setOn(on)
      }}
    />
  )
}
