// Sign-in door. In: a provider's name and one step of signing in with it. Out: its answer, or nothing when the provider took too
// long; and how each did lately. Who the providers are stands in the configuration. Times in milliseconds.
export { createAppleSecret } from './createAppleSecret.ts'
export { createSignInDoors, type SignInDoors } from './createSignInDoors.ts'
