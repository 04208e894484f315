import type { Clip } from '@arioso/contract'
import { clipState } from '../data/clipState.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Spinner } from '../ui/Spinner.tsx'

const words = { waiting: 'In the queue', making: 'Composing', streaming: 'Making' }

// What is happening to a song that is not finished. Streaming songs can already be played.
export function SongProgress({ clip }: { clip: Clip }) {
  const state = clipState(clip)
  if (state === 'complete' || state === 'failed') return null
  const percent = Math.round(clip.job.progress * 100)
  return (
    <div className="flex w-24 shrink-0 flex-col justify-center gap-1.5 pr-1 text-xs text-soft @md:w-36">
      <output className="flex items-center justify-between gap-2">
        <span className="flex items-center gap-1.5">
          {state !== 'streaming' && <Spinner size={13} />}
          {words[state]}
        </span>
        {state !== 'waiting' && <span className="tabular @max-md:hidden">{percent}%</span>}
      </output>
      {state !== 'waiting' && <ProgressBar label={`Making ${clip.title}`} value={clip.job.progress} />}
    </div>
  )
}
