import { useState } from 'react'
import { beginSecondStep, enterCode, noticeSecondStep, type SecondStepSetUp } from '../../../data/session/secondStep.ts'
import { useSubmit } from '../../../data/session/useSubmit.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type SecondStepDialogProps = { isOpen: boolean; onClose: () => void }

// First the password, then the app shows that it knows the secret, then the codes for the day the phone is gone.
export function SecondStepDialog({ isOpen, onClose }: SecondStepDialogProps) {
  const close = () => {
    void noticeSecondStep()
    onClose()
  }
  return (
    <Dialog isLayer title="Two-step sign-in" isOpen={isOpen} onClose={close}>
      <Steps onDone={close} />
    </Dialog>
  )
}

function Steps({ onDone }: { onDone: () => void }) {
  const [setUp, setSetUp] = useState<SecondStepSetUp>()
  const [isOn, setOn] = useState(false)
  if (setUp === undefined) return <AskPassword onBegun={setSetUp} />
  if (!isOn) return <Scan link={setUp.link} onProven={() => setOn(true)} />
  return <RecoveryCodes codes={setUp.recoveryCodes} onDone={onDone} />
}

function AskPassword({ onBegun }: { onBegun: (setUp: SecondStepSetUp) => void }) {
  return (
    <PasswordForm label="Continue" send={async (read) => onBegun(await beginSecondStep(read('current')))}>
      <p className="text-soft">
        You’ll need an authenticator app on your phone. From then on, signing in asks for a code from it.
      </p>
    </PasswordForm>
  )
}

function Scan({ link, onProven }: { link: string; onProven: () => void }) {
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    await enterCode(read('code'))
    onProven()
  })
  const secret = new URL(link).searchParams.get('secret') ?? ''
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <p className="text-soft">
        Scan this with your authenticator app, or{' '}
        <a href={link} className="text-accent underline">
          open the app on this device
        </a>
        .
      </p>
      <div className="grid justify-items-center gap-3">
        <QrCode text={link} label="QR code for your authenticator app" />
        <p className="text-sm text-faint">
          No camera? Type this key: <code className="break-all text-text select-all">{secret}</code>
        </p>
      </div>
      <TextField
        label="Code from the app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={7}
        error={problem.code ?? problem.form}
      />
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="w-full">
        Turn on
      </Button>
    </form>
  )
}
