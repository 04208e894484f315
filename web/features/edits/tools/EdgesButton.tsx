import type { Clip } from '@arioso/contract'
import { Headphones, Pause } from 'lucide-react'
import { Button } from '../../../ui/controls/Button.tsx'
import type { Excerpt } from '../excerpts.ts'
import { useExcerpts } from '../useExcerpts.ts'

type EdgesButtonProps = { clip: Clip; excerpts: readonly Excerpt[]; label: string }

export function EdgesButton({ clip, excerpts, label }: EdgesButtonProps) {
  const { isPlaying, play, stop } = useExcerpts(clip)
  return (
    <Button disabled={excerpts.length === 0} onClick={() => (isPlaying ? stop() : play(excerpts))}>
      {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Headphones size={16} aria-hidden="true" />}
      {isPlaying ? 'Stop' : label}
    </Button>
  )
}
