import type { Clip } from '@arioso/contract'
import { RotateCcw, Trash2 } from 'lucide-react'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { useClipActions } from '../menu/useClipActions.ts'

export function FailedSong({ clip }: { clip: Clip }) {
  const actions = useClipActions(clip)
  return (
    <div className="flex shrink-0 items-center gap-1">
      <output className="mr-1 max-w-40 text-right text-xs text-danger @max-xl:sr-only">
        This song couldn’t be made. Your credits have been returned.
      </output>
      <Button size="small" isBusy={actions.isRetrying} onClick={actions.retry}>
        {!actions.isRetrying && <RotateCcw size={14} />}
        <span className="@max-md:sr-only">Try again</span>
      </Button>
      <IconButton label={`Remove ${clip.title}`} onClick={actions.remove}>
        <Trash2 size={16} />
      </IconButton>
    </div>
  )
}
