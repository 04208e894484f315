import { createStore } from '../data/createStore.ts'

export type Panel = 'none' | 'lyrics' | 'queue' | 'full'

export const panel = createStore<{ open: Panel }>({ open: 'none' })

export function togglePanel(which: Panel): void {
  panel.set({ open: panel.get().open === which ? 'none' : which })
}

export function closePanel(): void {
  panel.set({ open: 'none' })
}
