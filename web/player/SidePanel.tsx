import type { Clip } from '@arioso/contract'
import { X } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { LyricsScroller } from './LyricsScroller.tsx'
import { LyricsView } from './LyricsView.tsx'
import { closePanel } from './panel.ts'
import { player } from './player.ts'
import { QueueList } from './QueueList.tsx'

export default function SidePanel({ clip, which }: { clip: Clip; which: 'lyrics' | 'queue' }) {
  const title = which === 'lyrics' ? 'Lyrics' : 'Queue'
  return (
    <aside
      aria-label={title}
      className="fixed top-0 right-0 bottom-19 z-40 hidden w-[360px] animate-enter flex-col border-l border-hairline bg-surface shadow-float md:flex"
    >
      <header className="flex h-16 shrink-0 items-center justify-between pr-3 pl-6">
        <h2 className="display text-lg font-medium">{title}</h2>
        <IconButton label={`Close ${title.toLowerCase()}`} onClick={closePanel}>
          <X size={18} />
        </IconButton>
      </header>
      <LyricsScroller className="min-h-0 flex-1 px-6 pb-10">
        {which === 'lyrics' ? <LyricsView clip={clip} onStartAt={(seconds) => player.seek(seconds)} /> : <QueueList />}
      </LyricsScroller>
    </aside>
  )
}
