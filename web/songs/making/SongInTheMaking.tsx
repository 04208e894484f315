import type { Clip } from '@arioso/contract'
import { clipState } from '../../data/songs/clipState.ts'
import { ProgressBar } from '../../ui/display/ProgressBar.tsx'
import { Spinner } from '../../ui/display/Spinner.tsx'
import { firstLineOf } from './describeMaking.ts'
import { useMakingWords } from './useMakingWords.ts'

// Where a song was asked for: what happens to it, its first line as soon as it is written, and how far it is.
export default function SongInTheMaking({ clip }: { clip: Clip }) {
  const state = clipState(clip)
  const words = useMakingWords(clip)
  const line = firstLineOf(clip) ?? clip.metadata.gpt_description_prompt ?? clip.metadata.tags
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5 text-soft!">
        {state !== 'streaming' && <Spinner size={13} />}
        <span className="truncate text-soft!">{words}</span>
      </span>
      <span className="display truncate text-base" title={line}>
        {line}
      </span>
      <ProgressBar label={`Making ${clip.title}`} value={clip.job.progress} />
    </>
  )
}
