import { lazy, Suspense } from 'react'
import { useStore } from '../data/createStore.ts'
import { signInRequest } from '../data/signInRequest.ts'
import { shellDialog } from './shellDialog.ts'

const SignInDialog = lazy(() => import('../features/session/SignInDialog.tsx'))
const MoreMenu = lazy(() => import('./MoreMenu.tsx'))
const FeedbackDialog = lazy(() => import('./FeedbackDialog.tsx'))
const InviteDialog = lazy(() => import('./InviteDialog.tsx'))

// Each is loaded by the press that wants it.
export function ShellDialogs() {
  const isSigningIn = useStore(signInRequest, (state) => state.isOpen)
  const open = useStore(shellDialog, (state) => state.open)
  return (
    <Suspense>
      {isSigningIn && <SignInDialog />}
      {open === 'more' && <MoreMenu />}
      {open === 'feedback' && <FeedbackDialog />}
      {open === 'invite' && <InviteDialog />}
    </Suspense>
  )
}
