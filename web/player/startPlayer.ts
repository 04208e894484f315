import { countPlays } from './countPlays.ts'
import { showPlayingInTitle } from './documentTitle.ts'
import { listenToKeyboard } from './keyboard.ts'
import { connectMediaSession } from './mediaSession.ts'
import { keepOneActiveTab } from './oneActiveTab.ts'
import { rememberPlayer } from './rememberPlayer.ts'

export function startPlayer(): void {
  rememberPlayer()
  countPlays()
  keepOneActiveTab()
  connectMediaSession()
  listenToKeyboard()
  showPlayingInTitle()
}
