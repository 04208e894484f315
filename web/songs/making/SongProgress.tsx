import type { Clip } from '@arioso/contract'
import { clipState } from '../../data/songs/clipState.ts'
import { ProgressBar } from '../../ui/display/ProgressBar.tsx'
import { Spinner } from '../../ui/display/Spinner.tsx'
import { useMakingWords } from './useMakingWords.ts'

// What is happening to a song that is not finished. Streaming songs can already be played.
export default function SongProgress({ clip }: { clip: Clip }) {
  const state = clipState(clip)
  const words = useMakingWords(clip)
  if (state === 'complete' || state === 'failed') return null
  return (
    <div className="flex w-24 shrink-0 flex-col justify-center gap-1.5 pr-1 text-xs text-soft @md:w-36">
      <span className="flex items-center gap-1.5">
        {state !== 'streaming' && <Spinner size={13} />}
        <span className="line-clamp-2">{words}</span>
      </span>
      {state === 'streaming' && <ProgressBar label={`Making ${clip.title}`} value={clip.job.progress} />}
    </div>
  )
}
