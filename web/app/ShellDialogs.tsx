import { lazy, Suspense } from 'react'
import { useStore } from '../data/createStore.ts'
import { signInRequest } from '../data/signInRequest.ts'
import { modal } from '../modals/modal.ts'

const SignInDialog = lazy(() => import('../features/session/SignInDialog.tsx'))
const ModalHost = lazy(() => import('../modals/ModalHost.tsx'))

// Each is loaded by the press that wants it.
export function ShellDialogs() {
  const isSigningIn = useStore(signInRequest, (state) => state.isOpen)
  // Once there was one, the host stays: it has to tidy the history up after the last modal closes.
  const hasModal = useStore(modal, (state) => state.opening > 0)
  return (
    <Suspense>
      {isSigningIn && <SignInDialog />}
      {hasModal && <ModalHost />}
    </Suspense>
  )
}
