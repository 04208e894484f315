import { addToHistory } from '../../features/discover/listeningHistory.ts'
import { findPlayingClip } from '../../player/playback.ts'
import { player } from '../../player/player.ts'

export function rememberListening(): void {
  let lastId: string | undefined
  function remember(): void {
    const { playback } = player.store.get()
    const id = playback.state === 'playing' ? findPlayingClip(playback)?.id : undefined
    if (id === undefined || id === lastId) return
    lastId = id
    addToHistory(localStorage, id)
  }

  player.store.subscribe(remember)
  remember()
}
