import type { Clip } from '@arioso/contract'
import { Lock, Pause, Play } from 'lucide-react'
import { isPlayable } from '../../data/songs/clipState.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { playOrPause, useClipPlay } from '../../player/player.ts'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { Spinner } from '../../ui/display/Spinner.tsx'
import { titleOf } from '../facts/titleOf.ts'

type CoverPlayButtonProps = { clip: Clip; source: string; ids: string[]; isLarge?: boolean }

// The cover of a row: itself the play button, its sign appears on hover, focus, touch and while playing. The first sound of
// a new song puts a large one there.
export function CoverPlayButton({ clip, source, ids, isLarge = false }: CoverPlayButtonProps) {
  const play = useClipPlay(clip.id)
  const canPlay = isPlayable(clip)
  const isLocked = clip.preview_seconds === 0
  const isSounding = play === 'playing' || play === 'loading'
  return (
    <button
      type="button"
      aria-label={`${isSounding ? 'Pause' : 'Play'} ${titleOf(clip)}`}
      disabled={!canPlay}
      onClick={() =>
        isLocked ? openModal({ kind: 'upsell', reason: 'preview' }) : playOrPause({ source, ids, id: clip.id })
      }
      className="absolute inset-0 overflow-hidden rounded-control"
    >
      <CoverImage
        src={clip.image_url}
        seed={clip.id}
        palette={clip.metadata.palette}
        isDrawing={isLarge}
        className={joinClasses('size-full', isLocked && 'blur-sm')}
      />
      {canPlay && (
        <span
          className={joinClasses(
            'absolute inset-0 grid place-items-center bg-cover-shade text-on-cover feedback',
            'group-focus-within:opacity-100 group-hover:opacity-100',
            play === 'none' && !isLocked && clip.status !== 'streaming' && 'opacity-0',
          )}
        >
          {isLarge ? (
            <span className="grid size-13 animate-enter place-items-center rounded-full bg-accent text-on-accent shadow-float">
              <PlaySign play={play} size={24} />
            </span>
          ) : isLocked ? (
            <Lock size={18} />
          ) : (
            <PlaySign play={play} />
          )}
        </span>
      )}
    </button>
  )
}

export function PlaySign({ play, size = 20 }: { play: ReturnType<typeof useClipPlay>; size?: number }) {
  if (play === 'loading') return <Spinner size={size} />
  if (play === 'playing') return <Pause size={size} fill="currentColor" strokeWidth={0} />
  return <Play size={size} fill="currentColor" strokeWidth={0} className="translate-x-px" />
}
