import { fetchClips, findClip } from '../data/songs/clipCache.ts'
import { useStore } from '../data/stores/createStore.ts'
import { isPlayable } from '../data/songs/clipState.ts'
import { createDecks } from './createDecks.ts'
import { createPlayer } from './createPlayer.ts'
import { findPlayingClip, wantsSound } from './playback.ts'
import type { PlayerState } from './playerState.ts'
import { findNext } from './queue/queue.ts'
import { readVolume } from './memory/savedPlayer.ts'

function createDeck(): HTMLAudioElement {
  const audio = new Audio()
  audio.preload = 'auto'
  document.body.append(audio)
  return audio
}

export const player = createPlayer({
  decks: createDecks(createDeck(), createDeck()),
  findClip,
  fetchClips,
  isPlayable,
  random: Math.random,
  volume: readVolume(localStorage),
})

export function usePlayer<Selected>(select: (state: PlayerState) => Selected): Selected {
  return useStore(player.store, select)
}

export type ClipPlay = 'none' | 'loading' | 'playing' | 'paused' | 'failed'

export function useClipPlay(id: string): ClipPlay {
  return usePlayer(({ playback }) => {
    const clip = findPlayingClip(playback)
    return clip?.id === id && playback.state !== 'idle' ? playback.state : 'none'
  })
}

export function useHasNext(): boolean {
  return usePlayer(({ queue, repeat }) => queue !== undefined && findNext(queue, repeat, player.canPlay) !== undefined)
}

// What a song's play button does: pause or resume this song, or start it from its list.
export function playOrPause(request: { source: string; ids: string[]; id: string }): void {
  const { playback } = player.store.get()
  const isCurrent = findPlayingClip(playback)?.id === request.id
  if (isCurrent && wantsSound(playback)) player.pause()
  else if (isCurrent) player.resume()
  else player.play(request)
}
