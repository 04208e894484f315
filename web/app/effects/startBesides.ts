// What is not needed before the first page is drawn: loaded right after it, in a separate file.
import { listenToKeyboard } from '../../player/keyboard.ts'
import { openSearch } from '../shell/openSearch.ts'
import { watchDrops } from './watchDrops.ts'
import { watchRunningClips } from './watchRunningClips.ts'

export function startBesides(): void {
  listenToKeyboard({ openSearch })
  watchRunningClips()
  watchDrops()
}
