import { createStore } from './createStore.ts'

// On phones the create form lies in a sheet: the bar below and whatever wants a song made open it.
export const createSheet = createStore({ isOpen: false, opensOnArrival: true })

export function openCreateSheet(): void {
  createSheet.set({ isOpen: true, opensOnArrival: true })
}

export function closeCreateSheet(): void {
  createSheet.set({ isOpen: false })
}

// The form must not cover a song that is already being made.
export function showSongsOnArrival(): void {
  createSheet.set({ isOpen: false, opensOnArrival: false })
}

export function arriveAtCreate(): void {
  createSheet.set({ isOpen: createSheet.get().opensOnArrival, opensOnArrival: true })
}
