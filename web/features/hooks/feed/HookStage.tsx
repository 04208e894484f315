import type { Hook } from '@arioso/contract'
import { Play, Volume2, VolumeX } from 'lucide-react'
import { useRef } from 'react'
import { useStore } from '../../../data/stores/createStore.ts'
import { HookPicture } from '../../../songs/list/HookPicture.tsx'
import { joinClasses } from '../../../ui/joinClasses.ts'
import { HookActions } from './HookActions.tsx'
import { HookCaption } from './HookCaption.tsx'
import { HookLyrics } from './HookLyrics.tsx'
import { hookPlayback, isHeard, toggleSound } from './hookPlayback.ts'
import { HookProgress } from './HookProgress.tsx'
import { useHookVideo } from './useHookVideo.ts'

type HookStageProps = {
  hook: Hook
  isActive: boolean
  // Only what plays and what comes next is loaded.
  isLoaded: boolean
  areCommentsOpen: boolean
  onComments: () => void
}

export function HookStage({ hook, isActive, isLoaded, areCommentsOpen, onComments }: HookStageProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const video = useHookVideo(ref, isActive)
  const { title } = hook.hook_publish
  return (
    <article
      aria-label={`${title || 'Hook'} by ${hook.display_name}`}
      className="flex h-full w-full items-end justify-center md:gap-4"
    >
      <div className="relative h-full w-full overflow-hidden bg-cover-shade md:aspect-9/16 md:w-auto md:rounded-card">
        <HookPicture hook={hook} className="absolute inset-0 scale-110 blur-2xl" />
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words that are sung are drawn over it */}
        <video
          ref={ref}
          {...video.events}
          src={isLoaded ? (hook.video_url ?? undefined) : undefined}
          poster={hook.image_url ?? undefined}
          preload={isLoaded ? 'auto' : 'none'}
          aria-label={title || 'Hook'}
          loop
          playsInline
          className={joinClasses(
            'absolute',
            // Its edges fade into the blur around it.
            video.isWide
              ? 'inset-x-0 top-1/2 max-h-full w-full -translate-y-1/2 mask-y-from-92% object-contain'
              : 'inset-0 size-full object-cover',
          )}
        />
        <button
          type="button"
          onClick={video.toggle}
          aria-label={video.isPlaying ? 'Pause' : 'Play'}
          data-hook-toggle={isActive ? '' : undefined}
          className="absolute inset-0 grid place-items-center rounded-card pb-[min(50%,30vh)] -outline-offset-4!"
        >
          <span
            className={joinClasses(
              'grid size-16 place-items-center rounded-full bg-cover-shade text-on-cover feedback',
              video.isPlaying && 'opacity-0',
            )}
          >
            <Play size={26} fill="currentColor" aria-hidden="true" />
          </span>
        </button>
        <SoundButton />
        <div className="pointer-events-none absolute inset-x-0 bottom-0 grid gap-4 bg-[linear-gradient(to_top,var(--cover-shade)_70%,transparent),linear-gradient(to_top,var(--cover-shade)_40%,transparent)] p-4 pt-24 pr-18 md:pr-4">
          <HookLyrics words={hook.lyrics} video={ref} isActive={isActive} />
          <HookCaption hook={hook} />
        </div>
        <HookProgress video={ref} isActive={isActive && video.isPlaying} />
      </div>
      <HookActions hook={hook} areCommentsOpen={areCommentsOpen} onComments={onComments} />
    </article>
  )
}

function SoundButton() {
  const heard = useStore(hookPlayback, isHeard)
  return (
    <button
      type="button"
      aria-label={heard ? 'Mute' : 'Turn the sound on'}
      title={heard ? 'Mute' : 'Turn the sound on'}
      onClick={toggleSound}
      className="absolute top-3 right-3 flex h-11 max-md:top-17 items-center gap-2 rounded-full bg-cover-shade px-3 text-on-cover feedback"
    >
      {heard ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />}
      {!heard && <span className="text-sm font-medium">Sound is off</span>}
    </button>
  )
}
