import { firstUse } from '../../data/stores/firstUse.ts'

// Whoever presses something may need it, and what could not be fetched is asked for again.
const OCCASIONS = ['pointerdown', 'keydown', 'online']

type Beside = { startBesides: () => void }
type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * What is not needed to draw the page: it is fetched and started once, when the page can be used, at the first press, or when it
 * is asked for, whichever comes first. So it takes nothing from the page's own way to the screen.
 */
export function createBesides<Module extends Beside>(load: () => Promise<Module>, page: Page): () => Promise<Module> {
  let coming: Promise<Module> | undefined
  async function bring(): Promise<Module> {
    try {
      const besides = await load()
      stopWaiting()
      besides.startBesides()
      return besides
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  const ask = (): Promise<Module> => (coming ??= bring())
  const askQuietly = (): void => {
    ask().catch((error: unknown) => console.warn('what happens beside the pages does not start', error))
  }
  const forget = firstUse.subscribe(() => firstUse.get().isUsable && askQuietly())
  for (const occasion of OCCASIONS) page.addEventListener(occasion, askQuietly, { capture: true })
  function stopWaiting(): void {
    forget()
    for (const occasion of OCCASIONS) page.removeEventListener(occasion, askQuietly, { capture: true })
  }
  return ask
}
