import { askToSignIn } from '../../data/session/signInRequest.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'

export default function MembersOnly({ title, reason }: { title: string; reason: string }) {
  return (
    <div className="pt-2 pb-8">
      <h1 className="display mb-5 text-xl font-medium">{title}</h1>
      <EmptyState
        title="Sign in or sign up to continue."
        action={
          <div className="flex gap-3">
            <Button look="primary" onClick={() => askToSignIn({ view: 'sign-up' })}>
              Sign up
            </Button>
            <Button onClick={() => askToSignIn()}>Sign in</Button>
          </div>
        }
      >
        {reason}
      </EmptyState>
    </div>
  )
}
