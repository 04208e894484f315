import { createStore } from '../../../data/stores/createStore.ts'

const MUTED_KEY = 'arioso.hooks.muted'
const WORDS_KEY = 'arioso.hooks.words'

type HookPlayback = {
  // What the viewer chose, kept on the device.
  isMuted: boolean
  // A browser plays nothing aloud before the first press; until then it is silent without having been asked to be.
  isSilenced: boolean
  showsWords: boolean
}

export const hookPlayback = createStore<HookPlayback>({
  isMuted: localStorage.getItem(MUTED_KEY) === 'yes',
  isSilenced: false,
  showsWords: localStorage.getItem(WORDS_KEY) !== 'no',
})

export function isHeard({ isMuted, isSilenced }: HookPlayback): boolean {
  return !isMuted && !isSilenced
}

export function toggleSound(): void {
  const isMuted = isHeard(hookPlayback.get())
  localStorage.setItem(MUTED_KEY, isMuted ? 'yes' : 'no')
  hookPlayback.set({ isMuted, isSilenced: false })
}

export function toggleWords(): void {
  const showsWords = !hookPlayback.get().showsWords
  localStorage.setItem(WORDS_KEY, showsWords ? 'yes' : 'no')
  hookPlayback.set({ showsWords })
}
