import { Pause, Play, Radio, Share2, SkipBack, SkipForward } from 'lucide-react'
import { useEffect } from 'react'
import { useFlag } from '../../data/session/useFlag.ts'
import { NowPlayingTitle } from '../../player/view/NowPlayingTitle.tsx'
import { player, usePlayer } from '../../player/player.ts'
import { useLivePlayingClip, useStartedClip } from '../../player/view/usePlayingClip.ts'
import { VolumeControl } from '../../player/view/VolumeControl.tsx'
import { ReactionButtons } from '../../songs/reactions/ReactionButtons.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { FloatingComments } from './FloatingComments.tsx'
import { holdRadio } from './radio.ts'
import { shareRadio } from './shareRadio.ts'
import type { Clip } from '@arioso/contract'
import { Link } from '../../routing/Link.tsx'

// Live: it loads, plays or is paused, and there is nothing to skip to.
export default function RadioPlaybar() {
  const started = useStartedClip()
  const hasFloats = useFlag('living-radio-playbar-comments')
  useEffect(holdRadio, [])
  if (started === undefined) return null
  return (
    <>
      {hasFloats && <FloatingComments />}
      <Bar started={started} />
    </>
  )
}

function Bar({ started }: { started: Clip }) {
  const clip = useLivePlayingClip(started)
  const name = usePlayer(({ station }) => station?.name ?? 'Radio')
  return (
    <section
      aria-label="Player"
      className="fixed z-40 flex items-center gap-2 bg-surface max-md:inset-x-2 max-md:bottom-[calc(60px+env(safe-area-inset-bottom))] max-md:h-14 max-md:overflow-hidden max-md:rounded-card max-md:bg-raised max-md:px-1.5 max-md:shadow-float md:inset-x-0 md:bottom-0 md:grid md:h-19 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:gap-6 md:border-t md:border-hairline md:px-4"
    >
      <div className="flex min-w-0 flex-1 items-center gap-1">
        <NowPlayingTitle clip={clip} note={undefined} />
        <ReactionButtons clip={clip} dislikeClassName="max-lg:hidden" />
      </div>
      <RadioTransport />
      <div className="hidden items-center justify-end gap-2 md:flex">
        <Link
          to="/live-radio"
          className="flex items-center gap-2 rounded-full px-3 py-2 text-sm font-medium text-accent feedback hover:bg-high"
        >
          <Radio size={16} aria-hidden="true" />
          <span className="max-lg:sr-only">{name}</span>
        </Link>
        <IconButton label="Share the station" onClick={() => void shareRadio(name)}>
          <Share2 size={16} />
        </IconButton>
        <div className="hidden lg:block">
          <VolumeControl />
        </div>
      </div>
    </section>
  )
}

function RadioTransport() {
  const state = usePlayer(({ playback }) => playback.state)
  const isPlaying = state === 'playing'
  const isLoading = !isPlaying && state !== 'paused'
  const look =
    'max-md:size-11 bg-text text-ground! hover:not-disabled:bg-accent hover:not-disabled:text-on-accent! disabled:opacity-100'
  return (
    <fieldset
      aria-label="Playback"
      data-state={isLoading ? 'loading' : state}
      className="flex shrink-0 items-center gap-1"
    >
      <IconButton label="Previous" disabled className="max-sm:hidden">
        <SkipBack size={18} fill="currentColor" />
      </IconButton>
      <IconButton
        label={isLoading ? 'Loading' : isPlaying ? 'Pause' : 'Play'}
        isBusy={isLoading}
        onClick={() => player.toggle()}
        className={look}
      >
        {isPlaying ? (
          <Pause size={18} fill="currentColor" strokeWidth={0} />
        ) : (
          <Play size={18} fill="currentColor" strokeWidth={0} className="translate-x-px" />
        )}
      </IconButton>
      <IconButton label="Next" disabled>
        <SkipForward size={18} fill="currentColor" />
      </IconButton>
    </fieldset>
  )
}
