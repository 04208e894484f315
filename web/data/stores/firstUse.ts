import { createStore, useStore } from './createStore.ts'

/** Whether the page that was opened can be used yet; pages after it find it so. */
export const firstUse = createStore({ isUsable: false })

/** For what the first screen does not show: it is asked for once what it shows is there. */
export function useIsUsable(): boolean {
  return useStore(firstUse, ({ isUsable }) => isUsable)
}
