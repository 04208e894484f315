import { createStore } from '../stores/createStore.ts'

/** Songs of this person that were seen in the making since the page was opened, finished ones among them. */
export const songsInTheMaking = createStore<{ ids: readonly string[] }>({ ids: [] })

export function addInTheMaking(found: readonly string[]): void {
  const { ids } = songsInTheMaking.get()
  const added = found.filter((id) => !ids.includes(id))
  if (added.length > 0) songsInTheMaking.set({ ids: [...ids, ...added] })
}
