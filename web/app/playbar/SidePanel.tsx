import type { Clip } from '@arioso/contract'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { SaveAsPlaylist } from '../../features/queue/SaveAsPlaylist.tsx'
import { player } from '../../player/player.ts'
import { LyricsScroller } from '../../player/view/LyricsScroller.tsx'
import { LyricsView } from '../../player/view/LyricsView.tsx'
import { QueueList } from '../../player/view/QueueList.tsx'
import { closePanel, type PanelView } from '../../player/view/panel.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'

const TITLES: Record<PanelView, string> = { lyrics: 'Lyrics', queue: 'Queue' }

export default function SidePanel({ clip, view }: { clip: Clip; view: PanelView }) {
  useEscape(closePanel)
  return (
    <aside
      aria-label={TITLES[view]}
      className="fixed top-0 right-0 bottom-19 z-40 hidden w-[360px] animate-enter flex-col border-l border-hairline bg-surface shadow-float md:flex xl:shadow-none"
    >
      <header className="flex h-16 shrink-0 items-center justify-between pr-3 pl-6">
        <h2 className="display text-lg font-medium">{TITLES[view]}</h2>
        <IconButton label={`Close ${view}`} onClick={closePanel}>
          <X size={18} />
        </IconButton>
      </header>
      {view === 'lyrics' ? (
        <LyricsScroller className="min-h-0 flex-1 px-6 pb-10">
          <LyricsView clip={clip} onStartAt={(seconds) => player.seek(seconds)} />
        </LyricsScroller>
      ) : (
        <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-4 pb-6">
          <QueueList />
          <div className="grid px-2">
            <SaveAsPlaylist />
          </div>
        </div>
      )}
    </aside>
  )
}

// A dialog or a menu over the page has the key first.
const OPEN_ABOVE = '[role=dialog], [role=alertdialog], [role=menu]'

function useEscape(close: () => void): void {
  useEffect(() => {
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && document.querySelector(OPEN_ABOVE) === null) close()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [close])
}
