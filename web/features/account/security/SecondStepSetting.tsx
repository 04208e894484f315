import { useState } from 'react'
import { useSecondStep } from '../../../data/session/secondStep.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { RenewCodesDialog } from './RenewCodesDialog.tsx'
import { SecondStepDialog } from './SecondStepDialog.tsx'
import { SecondStepOffDialog } from './SecondStepOffDialog.tsx'

const FEW_CODES = 3

export function SecondStepSetting() {
  const { data } = useSecondStep()
  const [open, setOpen] = useState<'on' | 'off' | 'codes' | undefined>()
  const close = () => setOpen(undefined)
  const isOn = data?.is_on === true
  const left = data?.recovery_codes_left ?? 0
  return (
    <section aria-label="Two-step sign-in" className="grid gap-3">
      <h3 className="flex items-center gap-2 text-md font-semibold">
        Two-step sign-in {isOn && <Badge look="success">On</Badge>}
      </h3>
      <p className="text-soft">
        {isOn
          ? `Signing in asks for a code from your authenticator app. You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left${left < FEW_CODES ? ': get new ones soon' : ''}.`
          : 'Besides your password, ask for a code from your phone. A stolen password then opens nothing.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button onClick={() => setOpen('codes')}>New recovery codes</Button>
            <Button onClick={() => setOpen('off')}>Turn off</Button>
          </>
        ) : (
          <Button disabled={data === undefined} onClick={() => setOpen('on')}>
            Turn on two-step sign-in
          </Button>
        )}
      </div>
      <SecondStepDialog isOpen={open === 'on'} onClose={close} />
      <SecondStepOffDialog isOpen={open === 'off'} onClose={close} />
      <RenewCodesDialog isOpen={open === 'codes'} onClose={close} />
    </section>
  )
}
