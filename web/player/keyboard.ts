import { inBackground } from '../data/api/inBackground.ts'
import { react, reactionOf } from '../data/songs/reactions.ts'
import { findClip } from '../data/songs/clipCache.ts'
import { asMember } from '../data/session/asMember.ts'
import { openModal } from '../data/stores/openModal.ts'
import { showQueue, togglePanel } from './view/panel.ts'
import { player } from './player.ts'
import { findPlayingClip } from './playback.ts'

const SHORTCUTS_KEY = 'arioso.shortcuts'
const SEEK_STEP_SECONDS = 5
const VOLUME_STEP = 10

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

export type Shortcut = { key: string; shown: string; does: string; withoutSong?: boolean; run: () => void }

export const shortcuts: Shortcut[] = [
  { key: ' ', shown: 'Space', does: 'Play or pause', run: () => player.toggle() },
  { key: 'ArrowLeft', shown: 'Left', does: 'Back 5 seconds', run: () => seekBy(-SEEK_STEP_SECONDS) },
  { key: 'ArrowRight', shown: 'Right', does: 'Forward 5 seconds', run: () => seekBy(SEEK_STEP_SECONDS) },
  { key: 'ArrowUp', shown: 'Up', does: 'Louder', run: () => turnBy(VOLUME_STEP) },
  { key: 'ArrowDown', shown: 'Down', does: 'Quieter', run: () => turnBy(-VOLUME_STEP) },
  { key: 'm', shown: 'M', does: 'Mute', run: () => player.toggleMuted() },
  { key: 'n', shown: 'N', does: 'Next song', run: () => player.next() },
  { key: 'p', shown: 'P', does: 'Previous song', run: () => player.previous() },
  { key: 's', shown: 'S', does: 'Shuffle', run: () => player.setShuffle(!player.store.get().shuffle) },
  { key: 'r', shown: 'R', does: 'Repeat', run: () => player.toggleRepeat() },
  { key: 'l', shown: 'L', does: 'Like this song', run: like },
  { key: 'q', shown: 'Q', does: 'Queue', run: showQueue },
  { key: 'y', shown: 'Y', does: 'Lyrics', run: () => togglePanel('lyrics') },
  { key: '/', shown: '/', does: 'Search', withoutSong: true, run: () => goToSearch() },
  { key: '?', shown: '?', does: 'This list', withoutSong: true, run: () => openModal({ kind: 'shortcuts' }) },
]

let goToSearch = (): void => {}

function seekBy(seconds: number): void {
  player.seek(player.positionSeconds() + seconds)
}

function turnBy(percent: number): void {
  player.setVolume(player.store.get().volume + percent)
}

function like(): void {
  const started = findPlayingClip(player.store.get().playback)
  const clip = started && (findClip(started.id) ?? started)
  if (clip === undefined) return
  const send = () => inBackground('a like was not kept', react(clip.id, reactionOf(clip) === 'LIKE' ? null : 'LIKE'))
  asMember(send)
}

export function listenToKeyboard({ openSearch }: { openSearch: () => void }): void {
  goToSearch = openSearch
  const press = (event: KeyboardEvent) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const shortcut = shortcuts.find((other) => other.key === key)
    const target = event.target instanceof Element ? event.target : document.body
    const busy = target.closest(KEEPS_ITS_KEYS) !== null || (key === ' ' && target.closest(PRESSED_BY_SPACE) !== null)
    if (shortcut === undefined || busy || event.ctrlKey || event.metaKey || event.altKey || !areShortcutsOn()) return
    const isSongless = player.store.get().playback.state === 'idle' || document.querySelector(OWNS_THE_KEYS) !== null
    if (isSongless && shortcut.withoutSong !== true) return
    event.preventDefault()
    shortcut.run()
  }
  // On the way down: a dialog keeps arrow keys from coming up again, also the one that is the player.
  addEventListener('keydown', press, { capture: true })
}
