import { showPlayingInTitle } from './documentTitle.ts'
import { rememberPlayer } from './memory/rememberPlayer.ts'
import { keepNearSongs } from './queue/keepNearSongs.ts'

export function startPlayer(): void {
  rememberPlayer()
  keepNearSongs()
  showPlayingInTitle()
}
