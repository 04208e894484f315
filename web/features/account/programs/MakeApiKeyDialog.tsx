import { API_SCOPES, apiScopes, type ApiScope } from '@arioso/contract/api/apiScopes'
import { API_KEY_NAME_MAX } from '@arioso/contract/limits'
import { useState } from 'react'
import { makeApiKey } from '../../../data/session/apiKeys.ts'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { PasswordForm } from '../security/PasswordForm.tsx'
import { ShownOnce } from './ShownOnce.tsx'

type MakeApiKeyProps = { isOpen: boolean; onClose: () => void }

export function MakeApiKeyDialog({ isOpen, onClose }: MakeApiKeyProps) {
  return (
    <Dialog isLayer title="Make an API key" isOpen={isOpen} onClose={onClose}>
      <MakeForm onDone={onClose} />
    </Dialog>
  )
}

function MakeForm({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<string>()
  const [scopes, setScopes] = useState<ApiScope[]>(['songs:read'])
  if (secret !== undefined) return <ShownOnce label="Your API key" secret={secret} onDone={onDone} />
  return (
    <PasswordForm
      label="Make key"
      isDisabled={scopes.length === 0}
      send={async (read) =>
        setSecret(await makeApiKey({ name: read('name').trim(), scopes, password: read('current') }))
      }
    >
      <TextField
        label="Name"
        name="name"
        required
        maxLength={API_KEY_NAME_MAX}
        hint="So that you know it again"
        autoComplete="off"
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium text-soft">What it may do</legend>
        {API_SCOPES.map((scope) => (
          <label key={scope} className="flex min-h-6 cursor-pointer items-start gap-2.5">
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes((chosen) => (target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope)))
              }
              className="mt-0.5 size-[18px] shrink-0 accent-accent"
            />
            <span>{apiScopes[scope]}</span>
          </label>
        ))}
      </fieldset>
    </PasswordForm>
  )
}
