import { findClip } from '../../data/songs/clipCache.ts'
import { isPlayable } from '../../data/songs/clipState.ts'
import { wantsSound } from '../../player/playback.ts'
import { player } from '../../player/player.ts'

// Moving across a cover plays nothing.
const LINGER_MS = 450
const LOUDNESS = 0.6
// Most songs are in their first chorus by then.
const INTO_THE_SONG = 0.3

/** Lets covers under the pointer sound, while nothing else does. They carry the song's id as data-song. */
export function startHoverPreview(box: HTMLElement): () => void {
  const sound = document.createElement('audio')
  sound.dataset['hoverPreview'] = ''
  sound.preload = 'none'
  sound.volume = LOUDNESS
  document.body.append(sound)
  let hovered: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    hovered = undefined
    sound.pause()
  }

  function begin(id: string): void {
    const clip = findClip(id)
    if (clip?.audio_url == null || !isPlayable(clip) || wantsSound(player.store.get().playback)) return
    sound.src = clip.audio_url
    sound.currentTime = (clip.metadata.duration ?? 0) * INTO_THE_SONG
    // Browsers refuse sound before the first press on the page; until then covers stay silent.
    sound.play().catch(() => undefined)
  }

  function over({ target, pointerType }: PointerEvent): void {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-song]')?.dataset['song'] : undefined
    if (pointerType !== 'mouse' || id === hovered) return
    stop()
    hovered = id
    if (id !== undefined) timer = setTimeout(() => begin(id), LINGER_MS)
  }

  const end = new AbortController()
  const { signal } = end
  box.addEventListener('pointerover', over, { signal })
  box.addEventListener('pointerleave', stop, { signal })
  box.addEventListener('pointerdown', stop, { signal })
  document.addEventListener('visibilitychange', stop, { signal })
  return () => {
    end.abort()
    stop()
    sound.remove()
  }
}
