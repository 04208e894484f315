import { connectMediaSession } from './mediaSession.ts'
import { countPlays } from './memory/countPlays.ts'
import { keepOneActiveTab } from './oneActiveTab.ts'
import { skipBroken } from './skipBroken.ts'

// Comes after the first page: a song may have been pressed by then, and may be broken already, so each begins with what it finds.
export function attendPlayer(): void {
  countPlays()
  skipBroken()
  keepOneActiveTab()
  connectMediaSession()
}
