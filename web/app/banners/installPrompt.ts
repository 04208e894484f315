import { createStore } from '../../data/stores/createStore.ts'

// Chromium's own event, which no standard describes.
type InstallPromptEvent = Event & { prompt: () => Promise<unknown> }

/** The browser's question whether Arioso shall go to the home screen, where the browser has one and has not asked yet. */
export const installPrompt = createStore<{ ask: (() => void) | undefined }>({ ask: undefined })

// The event comes once, often before anything is drawn.
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.set({ ask: () => void (event as InstallPromptEvent).prompt() })
  })
  addEventListener('appinstalled', () => installPrompt.set({ ask: undefined }))
}
