import { createUuid } from '../../data/stores/createUuid.ts'
import { askToSignIn } from '../../data/session/signInRequest.ts'
import { savePrompt, type SavedPrompt } from './savedPrompt.ts'

type Prompt = Pick<SavedPrompt, 'description' | 'isInstrumental' | 'source'>

// Signed out, Create keeps the words and asks for an account; signing in runs them.
export function saveForSignIn(prompt: Prompt, afterwards: () => void): void {
  savePrompt(localStorage, { ...prompt, transactionUuid: createUuid(), savedAtMs: Date.now() })
  askToSignIn({ view: 'sign-up', reason: 'Your song starts as soon as you’re signed in.', afterwards })
}
