// What nobody misses before the first page is drawn: it comes right after, in a file of its own.
import { listenToKeyboard } from '../../player/keyboard.ts'
import { openSearch } from '../shell/openSearch.ts'
import { watchDrops } from './watchDrops.ts'
import { watchRunningClips } from './watchRunningClips.ts'

export function startBesides(): void {
  listenToKeyboard({ openSearch })
  watchRunningClips()
  watchDrops()
}
