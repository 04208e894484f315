import { createStore } from '../../data/stores/createStore.ts'
import { openModal } from '../../data/stores/openModal.ts'

export type PanelView = 'lyrics' | 'queue'

// What stands beside the page: the lyrics, the queue, or nothing.
export const panel = createStore<{ view: PanelView | undefined }>({ view: undefined })

export function togglePanel(view: PanelView): void {
  panel.set({ view: panel.get().view === view ? undefined : view })
}

export function closePanel(): void {
  panel.set({ view: undefined })
}

// From here on the page makes room for what stands beside it.
const BESIDE_FROM = '(min-width: 1280px)'

export function showQueue(): void {
  if (matchMedia(BESIDE_FROM).matches) togglePanel('queue')
  else openModal({ kind: 'queue' })
}
