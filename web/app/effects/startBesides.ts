// What no page needs to be used: the keys, the lock screen, plays that count, songs being made. A file of its own.
import { attendPlayer } from '../../player/attendPlayer.ts'
import { shortcuts } from '../../player/shortcuts.ts'
import type { ShortcutKey } from '../../player/keyboard.ts'
import { keepFocus } from './keepFocus.ts'
import { openSearch } from '../shell/openSearch.ts'
import { rememberListening } from './rememberListening.ts'
import { watchRunningClips } from './watchRunningClips.ts'

export function startBesides(): void {
  attendPlayer()
  rememberListening()
  keepFocus()
  watchRunningClips()
}

export function runShortcut(key: ShortcutKey): void {
  shortcuts[key].run({ openSearch })
}
