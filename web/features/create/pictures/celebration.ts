import { EFFECT_SECONDS } from '@arioso/contract/limits'
import type { MadLib } from '@arioso/contract/songs/madLibs'
import { createStore } from '../../../data/stores/createStore.ts'

export const celebration = createStore<{ effect: MadLib['effect'] | undefined }>({ effect: undefined })

// Shows the effect, then goes on; who leaves the page meanwhile still gets the song. Without an effect, or for whoever
// wants nothing to move, it goes on at once.
export function celebrate(effect: MadLib['effect'] | undefined, afterwards: () => void): void {
  if (effect === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    afterwards()
    return
  }
  celebration.set({ effect })
  setTimeout(() => {
    celebration.set({ effect: undefined })
    afterwards()
  }, EFFECT_SECONDS * 1000)
}
