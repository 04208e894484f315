import { createStore } from '../data/createStore.ts'

export type ShellDialog = 'none' | 'more' | 'feedback'

// One dialog of the shell at a time; the sign-in dialog has its own request.
export const shellDialog = createStore<{ open: ShellDialog }>({ open: 'none' })

export function openDialog(which: ShellDialog): void {
  shellDialog.set({ open: which })
}

export function closeDialog(): void {
  shellDialog.set({ open: 'none' })
}
