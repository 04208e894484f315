import { useStore } from '../../data/stores/createStore.ts'
import { closeSignIn, signInRequest, type SignInView } from '../../data/session/signInRequest.ts'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { enterCodeToSignIn } from '../../data/session/secondStep.ts'
import { CodeForm } from './CodeForm.tsx'
import { useAfterSignIn } from './useAfterSignIn.ts'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { SignInForm } from './SignInForm.tsx'

const titles = {
  'sign-in': 'Welcome back',
  'sign-up': 'Make it yours',
  forgot: 'Forgot your password?',
  code: 'One more step',
}

type Way = { question: string; label: string; view: SignInView }

const ways: Record<SignInView, Way> = {
  'sign-in': { question: 'New here?', label: 'Sign up', view: 'sign-up' },
  'sign-up': { question: 'Already have an account?', label: 'Sign in', view: 'sign-in' },
  forgot: { question: 'Remembered it?', label: 'Sign in', view: 'sign-in' },
  code: { question: 'Not you?', label: 'Start over', view: 'sign-in' },
}

export default function SignInDialog() {
  const { isOpen, view, reason } = useStore(signInRequest, (state) => state)
  return (
    <Dialog
      title={titles[view]}
      description={reason === '' ? undefined : reason}
      isOpen={isOpen}
      isLayer
      onClose={closeSignIn}
    >
      <Form view={view} />
      <div className="grid gap-2 text-center">
        {view === 'sign-in' && (
          <p>
            <GoTo view="forgot" label="Forgot password?" />
          </p>
        )}
        <p className="text-soft">
          {ways[view].question} <GoTo {...ways[view]} />
        </p>
      </div>
    </Dialog>
  )
}

function Form({ view }: { view: SignInView }) {
  const proceed = useAfterSignIn()
  switch (view) {
    case 'forgot':
      return <ForgotPasswordForm />
    case 'code':
      return <CodeForm send={enterCodeToSignIn} label="Sign in" onDone={proceed} />
    case 'sign-in':
    case 'sign-up':
      return <SignInForm key={view} view={view} />
  }
}

function GoTo({ view, label }: { view: SignInView; label: string }) {
  return (
    <button
      type="button"
      onClick={() => signInRequest.set({ view })}
      className="relative touch-target rounded-sm font-semibold text-accent hover:underline"
    >
      {label}
    </button>
  )
}
