import { createStore } from './createStore.ts'

// On phones the create form lies in a sheet: the bar below and whatever wants a song made open it.
export const createSheet = createStore({ isOpen: false })

export function openCreateSheet(): void {
  createSheet.set({ isOpen: true })
}

export function closeCreateSheet(): void {
  createSheet.set({ isOpen: false })
}
