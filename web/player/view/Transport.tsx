import { Pause, Play, Repeat, RotateCcw, Shuffle, SkipBack, SkipForward } from 'lucide-react'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { Spinner } from '../../ui/display/Spinner.tsx'
import { player, useHasNext, usePlayer } from '../player.ts'
import type { Playback } from '../playback.ts'

const playLabels: Record<Playback['state'], string> = {
  idle: 'Play',
  loading: 'Pause',
  playing: 'Pause',
  paused: 'Play',
  failed: 'Retry',
}

function PlayIcon({ state, size }: { state: Playback['state']; size: number }) {
  switch (state) {
    case 'loading':
      return <Spinner size={size} />
    case 'playing':
      return <Pause size={size} fill="currentColor" strokeWidth={0} />
    case 'failed':
      return <RotateCcw size={size} />
    case 'idle':
    case 'paused':
      return <Play size={size} fill="currentColor" strokeWidth={0} className="translate-x-px" />
  }
}

export function PlayButton({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) {
  const state = usePlayer(({ playback }) => playback.state)
  const label = playLabels[state]
  const box = { small: 'size-11', medium: 'size-10', large: 'size-16' }[size]
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={state === 'idle'}
      onClick={() => player.toggle()}
      className={joinClasses(
        'grid shrink-0 place-items-center rounded-full feedback active:not-disabled:scale-95 disabled:opacity-35',
        size === 'small'
          ? 'text-text hover:bg-high'
          : 'bg-text text-ground hover:not-disabled:bg-accent hover:not-disabled:text-on-accent',
        box,
      )}
    >
      <PlayIcon state={state} size={size === 'large' ? 26 : 18} />
    </button>
  )
}

export function NextButton() {
  const hasNext = useHasNext()
  return (
    <IconButton label="Next" disabled={!hasNext} onClick={() => player.next()}>
      <SkipForward size={18} fill="currentColor" />
    </IconButton>
  )
}

type TransportProps = {
  size?: 'medium' | 'large'
  // On a tablet the bar needs its width for seeking: shuffle and repeat are in the full player.
  isSparing?: boolean
}

export function Transport({ size = 'medium', isSparing = false }: TransportProps) {
  const spared = isSparing ? 'max-lg:hidden' : ''
  const isIdle = usePlayer(({ playback }) => playback.state === 'idle')
  const shuffle = usePlayer((state) => state.shuffle)
  const repeat = usePlayer((state) => state.repeat)
  return (
    <fieldset aria-label="Playback" className={joinClasses('flex items-center', size === 'large' ? 'gap-3' : 'gap-1')}>
      <IconButton label="Shuffle" className={spared} isOn={shuffle} onClick={() => player.setShuffle(!shuffle)}>
        <Shuffle size={16} />
      </IconButton>
      <IconButton label="Previous" disabled={isIdle} onClick={() => player.previous()}>
        <SkipBack size={18} fill="currentColor" />
      </IconButton>
      <PlayButton size={size} />
      <NextButton />
      <IconButton label="Repeat" className={spared} isOn={repeat} onClick={() => player.toggleRepeat()}>
        <Repeat size={16} />
      </IconButton>
    </fieldset>
  )
}
