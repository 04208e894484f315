import { createStore } from '../../data/stores/createStore.ts'

// The lyrics beside the page.
export const panel = createStore<{ isOpen: boolean }>({ isOpen: false })

export function togglePanel(): void {
  panel.set({ isOpen: !panel.get().isOpen })
}
