import { showPlayingInTitle } from './documentTitle.ts'
import { connectMediaSession } from './mediaSession.ts'
import { countPlays } from './memory/countPlays.ts'
import { rememberPlayer } from './memory/rememberPlayer.ts'
import { keepOneActiveTab } from './oneActiveTab.ts'
import { keepNearSongs } from './queue/keepNearSongs.ts'
import { skipBroken } from './skipBroken.ts'

// All of it listens from the first moment: a song that is pressed at once may be broken at once.
export function startPlayer(): void {
  rememberPlayer()
  keepNearSongs()
  countPlays()
  skipBroken()
  keepOneActiveTab()
  connectMediaSession()
  showPlayingInTitle()
}
