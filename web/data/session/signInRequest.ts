import { createStore } from '../stores/createStore.ts'

export type SignInView = 'sign-in' | 'sign-up' | 'forgot' | 'code'

type SignInRequest = {
  isOpen: boolean
  view: SignInView
  reason: string
  afterwards: (() => void) | undefined
}

export const signInRequest = createStore<SignInRequest>({
  isOpen: false,
  view: 'sign-in',
  reason: '',
  afterwards: undefined,
})

// Anything may ask the visitor to sign in; afterwards runs once they have.
export function askToSignIn(request: { view?: SignInView; reason?: string; afterwards?: () => void } = {}): void {
  signInRequest.set({
    isOpen: true,
    view: request.view ?? 'sign-in',
    reason: request.reason ?? '',
    afterwards: request.afterwards,
  })
}

export function closeSignIn(): void {
  signInRequest.set({ isOpen: false, afterwards: undefined })
}
