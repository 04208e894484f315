import type { Clip } from '@arioso/contract'
import { clipState } from '../../data/songs/clipState.ts'
import { ProgressBar } from '../../ui/display/ProgressBar.tsx'
import { Spinner } from '../../ui/display/Spinner.tsx'
import { useMakingWords } from './useMakingWords.ts'

// What is happening to a song that is not finished. Streaming songs can already be played.
export function SongProgress({ clip }: { clip: Clip }) {
  const state = clipState(clip)
  const words = useMakingWords(clip)
  if (state === 'complete' || state === 'failed') return null
  return (
    <div className="flex w-36 shrink-0 flex-col justify-center gap-1.5 pr-1 text-xs text-soft @max-md:hidden">
      <span className="flex items-center gap-1.5">
        {state !== 'streaming' && <Spinner size={13} />}
        <span className="line-clamp-2">{words}</span>
      </span>
      {state === 'streaming' && <ProgressBar label={`Making ${clip.title}`} value={clip.job.progress} />}
    </div>
  )
}

// In rows too narrow for a column of its own it takes the place of what there is to say of a finished song.
export function NarrowProgress({ clip }: { clip: Clip }) {
  const words = useMakingWords(clip)
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-soft! @md:hidden">
      {clipState(clip) !== 'streaming' && <Spinner size={13} />}
      <span className="truncate text-soft!">{words}</span>
    </span>
  )
}
