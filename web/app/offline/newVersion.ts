import { createStore } from '../../data/stores/createStore.ts'

/** How to go over to a newer version, once there is one. */
export const newVersion = createStore<{ update: (() => void) | undefined }>({ update: undefined })
