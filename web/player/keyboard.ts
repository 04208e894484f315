import { player } from './player.ts'

const SHORTCUTS_KEY = 'arioso.shortcuts'
const SEEK_STEP_SECONDS = 5
const VOLUME_STEP = 10

const KEEPS_ITS_KEYS = 'input, textarea, select, [contenteditable=true], [role=slider], [role=menu], [role=dialog]'
const PRESSED_BY_SPACE = 'button, summary, [role=button]'

export function areShortcutsOn(): boolean {
  return localStorage.getItem(SHORTCUTS_KEY) !== 'off'
}

export function setShortcuts(on: boolean): void {
  localStorage.setItem(SHORTCUTS_KEY, on ? 'on' : 'off')
}

const actions: Record<string, () => void> = {
  ' ': () => player.toggle(),
  ArrowLeft: () => player.seek(player.positionSeconds() - SEEK_STEP_SECONDS),
  ArrowRight: () => player.seek(player.positionSeconds() + SEEK_STEP_SECONDS),
  ArrowUp: () => player.setVolume(player.store.get().volume + VOLUME_STEP),
  ArrowDown: () => player.setVolume(player.store.get().volume - VOLUME_STEP),
  m: () => player.toggleMuted(),
  n: () => player.next(),
  p: () => player.previous(),
  s: () => player.setShuffle(!player.store.get().shuffle),
  r: () => player.toggleRepeat(),
}

export function listenToKeyboard(): void {
  addEventListener('keydown', (event) => {
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    const target = event.target instanceof Element ? event.target : document.body
    const busy =
      target.closest(KEEPS_ITS_KEYS) !== null || (event.key === ' ' && target.closest(PRESSED_BY_SPACE) !== null)
    if (action === undefined || busy || event.ctrlKey || event.metaKey || event.altKey || !areShortcutsOn()) return
    if (player.store.get().playback.state === 'idle') return
    event.preventDefault()
    action()
  })
}
