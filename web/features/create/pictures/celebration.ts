import { EFFECT_SECONDS } from '@arioso/contract/limits'
import type { MadLib } from '@arioso/contract/songs/madLibs'
import { createStore } from '../../../data/stores/createStore.ts'

export const celebration = createStore<{ effect: MadLib['effect'] | undefined }>({ effect: undefined })

// Shows the effect, then continues; leaving the page meanwhile does not cost the song. Without an effect, or with
// reduced motion, it continues at once.
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
