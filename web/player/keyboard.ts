import { inBackground } from '../data/api/inBackground.ts'
import { player } from './player.ts'

const SHORTCUTS_KEY = 'arioso.shortcuts'

const WITH_A_SONG = [
  ' ',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'm',
  'n',
  'p',
  's',
  'r',
  'l',
  'q',
  'y',
] as const
const ALWAYS = ['/', '?'] as const

export type ShortcutKey = (typeof WITH_A_SONG)[number] | (typeof ALWAYS)[number]

// A dialog keeps its keys, but for the one that is itself the player; what arrows move keeps them too.
const KEEPS_ITS_KEYS =
  'input, textarea, select, [contenteditable=true], [role=slider], [role=menu], [data-move], [role=dialog]:not([data-player])'
// A page that plays something else.
const OWNS_THE_KEYS = '[data-owns-keys]'
const PRESSED_BY_SPACE = 'button, summary, [role=button]'

export function areShortcutsOn(): boolean {
  return localStorage.getItem(SHORTCUTS_KEY) !== 'off'
}

export function setShortcuts(on: boolean): void {
  localStorage.setItem(SHORTCUTS_KEY, on ? 'on' : 'off')
}

// Listens from the first moment on. What the keys do comes later; a key pressed before that is carried out then.
export function listenToKeyboard(bringShortcuts: () => Promise<(key: ShortcutKey) => void>): void {
  let run: ((key: ShortcutKey) => void) | undefined
  async function bringAndRun(key: ShortcutKey): Promise<void> {
    run = await bringShortcuts()
    run(key)
  }
  const press = (event: KeyboardEvent): void => {
    const key = findShortcut(event)
    if (key === undefined) return
    event.preventDefault()
    if (run === undefined) inBackground('a key could not be carried out', bringAndRun(key))
    else run(key)
  }
  // On the way down: a dialog keeps arrow keys from coming up again, also the one that is the player.
  addEventListener('keydown', press, { capture: true })
}

function findShortcut(event: KeyboardEvent): ShortcutKey | undefined {
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const isSongless = player.store.get().playback.state === 'idle' || document.querySelector(OWNS_THE_KEYS) !== null
  const meant: readonly ShortcutKey[] = isSongless ? ALWAYS : [...ALWAYS, ...WITH_A_SONG]
  const key = meant.find((other) => other === pressed)
  const target = event.target instanceof Element ? event.target : document.body
  const busy = target.closest(KEEPS_ITS_KEYS) !== null || (key === ' ' && target.closest(PRESSED_BY_SPACE) !== null)
  const isOther = busy || event.ctrlKey || event.metaKey || event.altKey || !areShortcutsOn()
  return isOther ? undefined : key
}
