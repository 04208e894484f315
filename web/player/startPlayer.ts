import { countPlays } from './countPlays.ts'
import { showPlayingInTitle } from './documentTitle.ts'
import { listenToKeyboard } from './keyboard.ts'
import { connectMediaSession } from './mediaSession.ts'
import { keepNearSongs } from './keepNearSongs.ts'
import { keepOneActiveTab } from './oneActiveTab.ts'
import { rememberPlayer } from './rememberPlayer.ts'
import { skipBroken } from './skipBroken.ts'

export function startPlayer({ openSearch }: { openSearch: () => void }): void {
  rememberPlayer()
  keepNearSongs()
  countPlays()
  skipBroken()
  keepOneActiveTab()
  connectMediaSession()
  listenToKeyboard({ openSearch })
  showPlayingInTitle()
}
