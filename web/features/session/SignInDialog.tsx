import { useStore } from '../../data/createStore.ts'
import { closeSignIn, signInRequest } from '../../data/signInRequest.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SignInForm } from './SignInForm.tsx'

const titles = { 'sign-in': 'Welcome back', 'sign-up': 'Make it yours' }

export default function SignInDialog() {
  const { isOpen, view, reason } = useStore(signInRequest, (state) => state)
  const other = view === 'sign-in' ? 'sign-up' : 'sign-in'
  return (
    <Dialog title={titles[view]} description={reason === '' ? undefined : reason} isOpen={isOpen} onClose={closeSignIn}>
      <SignInForm key={view} view={view} />
      <p className="text-center text-soft">
        {view === 'sign-in' ? 'New here?' : 'Already have an account?'}{' '}
        <button
          type="button"
          onClick={() => signInRequest.set({ view: other })}
          className="rounded-sm font-semibold text-accent hover:underline"
        >
          {other === 'sign-in' ? 'Sign in' : 'Sign up'}
        </button>
      </p>
    </Dialog>
  )
}
