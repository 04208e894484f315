import { HANDLE_INPUT_MAX } from '@arioso/contract/limits'
import { useState } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'

type FlagForPersonProps = {
  flag: string
  onSwitch: (isOn: boolean, handle: string) => Promise<boolean>
}

export function FlagForPerson({ flag, onSwitch }: FlagForPersonProps) {
  const [handle, setHandle] = useState('')
  const switchTo = async (isOn: boolean) => {
    if (await onSwitch(isOn, handle)) setHandle('')
  }
  return (
    <details className="group">
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-sm text-faint hover:text-text">
        For one person
      </summary>
      <div className="flex max-w-[440px] flex-wrap items-end gap-2 pt-2">
        <div className="min-w-40 flex-1">
          <TextField
            label="Handle"
            aria-label={`Handle for ${flag}`}
            value={handle}
            maxLength={HANDLE_INPUT_MAX + 1}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setHandle(event.target.value)}
          />
        </div>
        <Button disabled={handle.trim() === ''} onClick={() => void switchTo(true)}>
          On
        </Button>
        <Button disabled={handle.trim() === ''} onClick={() => void switchTo(false)}>
          Off
        </Button>
      </div>
    </details>
  )
}
