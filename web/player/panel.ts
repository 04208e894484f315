import { createStore } from '../data/createStore.ts'

// The lyrics beside the page.
export const panel = createStore<{ isOpen: boolean }>({ isOpen: false })

export function togglePanel(): void {
  panel.set({ isOpen: !panel.get().isOpen })
}
