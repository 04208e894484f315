import { useState } from 'react'
import { SecondStepDialog } from '../../features/account/security/SecondStepDialog.tsx'
import { CodeForm } from '../../features/session/CodeForm.tsx'
import { enterCode, noticeSecondStep } from '../../data/session/secondStep.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'

export default function StaffGate({ missing }: { missing: 'set-up' | 'code' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="pt-[8vh]">
      <h1 className="sr-only">Staff</h1>
      {missing === 'set-up' ? (
        <EmptyState
          title="Staff sign in with two steps."
          action={
            <Button look="primary" onClick={() => setOpen(true)}>
              Set it up
            </Button>
          }
        >
          Staff can read letters and remove songs, so a password isn’t enough here. It takes a minute and an
          authenticator app.
        </EmptyState>
      ) : (
        <EmptyState
          title="Enter a code to open the staff pages."
          action={
            <div className="w-72 text-left">
              <CodeForm send={enterCode} label="Continue" onDone={() => void noticeSecondStep()} />
            </div>
          }
        >
          You signed in here without one.
        </EmptyState>
      )}
      <SecondStepDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
