import { inBackground } from '../data/api/inBackground.ts'
import { react, reactionOf } from '../data/songs/reactions.ts'
import { findClip } from '../data/songs/clipCache.ts'
import { asMember } from '../data/session/asMember.ts'
import { openModal } from '../data/stores/openModal.ts'
import type { ShortcutKey } from './keyboard.ts'
import { showQueue, togglePanel } from './view/panel.ts'
import { player } from './player.ts'
import { findPlayingClip } from './playback.ts'

const SEEK_STEP_SECONDS = 5
const VOLUME_STEP = 10

type Shortcut = { shown: string; does: string; run: (ways: Ways) => void }

// What the frame around the pages does.
type Ways = { openSearch: () => void }

export const shortcuts: Record<ShortcutKey, Shortcut> = {
  ' ': { shown: 'Space', does: 'Play or pause', run: () => player.toggle() },
  ArrowLeft: { shown: 'Left', does: 'Back 5 seconds', run: () => seekBy(-SEEK_STEP_SECONDS) },
  ArrowRight: { shown: 'Right', does: 'Forward 5 seconds', run: () => seekBy(SEEK_STEP_SECONDS) },
  ArrowUp: { shown: 'Up', does: 'Louder', run: () => turnBy(VOLUME_STEP) },
  ArrowDown: { shown: 'Down', does: 'Quieter', run: () => turnBy(-VOLUME_STEP) },
  m: { shown: 'M', does: 'Mute', run: () => player.toggleMuted() },
  n: { shown: 'N', does: 'Next song', run: () => player.next() },
  p: { shown: 'P', does: 'Previous song', run: () => player.previous() },
  s: { shown: 'S', does: 'Shuffle', run: () => player.setShuffle(!player.store.get().shuffle) },
  r: { shown: 'R', does: 'Repeat', run: () => player.toggleRepeat() },
  l: { shown: 'L', does: 'Like this song', run: like },
  q: { shown: 'Q', does: 'Queue', run: showQueue },
  y: { shown: 'Y', does: 'Lyrics', run: () => togglePanel('lyrics') },
  '/': { shown: '/', does: 'Search', run: ({ openSearch }) => openSearch() },
  '?': { shown: '?', does: 'This list', run: () => openModal({ kind: 'shortcuts' }) },
}

function seekBy(seconds: number): void {
  player.seek(player.positionSeconds() + seconds)
}

function turnBy(percent: number): void {
  player.setVolume(player.store.get().volume + percent)
}

function like(): void {
  const started = findPlayingClip(player.store.get().playback)
  const clip = started && (findClip(started.id) ?? started)
  if (clip === undefined) return
  const send = () => inBackground('a like was not kept', react(clip.id, reactionOf(clip) === 'LIKE' ? null : 'LIKE'))
  asMember(send)
}
