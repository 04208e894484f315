import { createStore } from '../../data/stores/createStore.ts'

const KEY = 'arioso.songFinished'

/** Whether somebody has had a song made in this browser. */
export const finishedSong = createStore({ wasHere: localStorage.getItem(KEY) !== null })

export function noteFinishedSong(): void {
  localStorage.setItem(KEY, 'true')
  finishedSong.set({ wasHere: true })
}
