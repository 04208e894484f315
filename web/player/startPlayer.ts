import { countPlays } from './memory/countPlays.ts'
import { showPlayingInTitle } from './documentTitle.ts'
import { listenToKeyboard } from './keyboard.ts'
import { connectMediaSession } from './mediaSession.ts'
import { keepNearSongs } from './queue/keepNearSongs.ts'
import { keepOneActiveTab } from './oneActiveTab.ts'
import { rememberPlayer } from './memory/rememberPlayer.ts'
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
