import type { Clip } from '@arioso/contract'
import { Headphones, Pause } from 'lucide-react'
import { Button } from '../../../ui/controls/Button.tsx'
import type { Span } from '../../../ui/span/span.ts'
import { usePreview } from '../usePreview.ts'

type PreviewButtonProps = { clip: Clip; span: Span; label: string }

export function PreviewButton({ clip, span, label }: PreviewButtonProps) {
  const preview = usePreview(clip)
  return (
    <Button onClick={() => (preview.isPlaying ? preview.stop() : preview.play(span))}>
      {preview.isPlaying ? <Pause size={16} aria-hidden="true" /> : <Headphones size={16} aria-hidden="true" />}
      {preview.isPlaying ? 'Stop' : label}
    </Button>
  )
}
