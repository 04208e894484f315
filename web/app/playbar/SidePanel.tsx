import type { Clip } from '@arioso/contract'
import { X } from 'lucide-react'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { LyricsScroller } from '../../player/view/LyricsScroller.tsx'
import { LyricsView } from '../../player/view/LyricsView.tsx'
import { togglePanel } from '../../player/view/panel.ts'
import { player } from '../../player/player.ts'

export default function SidePanel({ clip }: { clip: Clip }) {
  return (
    <aside
      aria-label="Lyrics"
      className="fixed top-0 right-0 bottom-19 z-40 hidden w-[360px] animate-enter flex-col border-l border-hairline bg-surface shadow-float md:flex"
    >
      <header className="flex h-16 shrink-0 items-center justify-between pr-3 pl-6">
        <h2 className="display text-lg font-medium">Lyrics</h2>
        <IconButton label="Close lyrics" onClick={togglePanel}>
          <X size={18} />
        </IconButton>
      </header>
      <LyricsScroller className="min-h-0 flex-1 px-6 pb-10">
        <LyricsView clip={clip} onStartAt={(seconds) => player.seek(seconds)} />
      </LyricsScroller>
    </aside>
  )
}
