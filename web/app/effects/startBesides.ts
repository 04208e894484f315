// What is not needed before the first page is drawn: loaded right after it, in a separate file.
import { attendPlayer } from '../../player/attendPlayer.ts'
import { listenToKeyboard } from '../../player/keyboard.ts'
import { awaitFirstUse } from './awaitFirstUse.ts'
import { keepFocus } from './keepFocus.ts'
import { openSearch } from '../shell/openSearch.ts'
import { rememberListening } from './rememberListening.ts'
import { watchRunningClips } from './watchRunningClips.ts'

export function startBesides(): void {
  void awaitFirstUse()
  attendPlayer()
  rememberListening()
  listenToKeyboard({ openSearch })
  keepFocus()
  watchRunningClips()
}
