import type { Clip } from '@arioso/contract'
import { LyricsScroller } from '../../player/view/LyricsScroller.tsx'
import { LyricsView } from '../../player/view/LyricsView.tsx'
import { player } from '../../player/player.ts'

export function SongLyrics({ clip }: { clip: Clip }) {
  return (
    <section aria-label="Lyrics" className="col-start-1 min-w-0">
      <LyricsScroller className="-mx-2 max-h-[64dvh] mask-b-from-85% px-2 pb-16">
        <LyricsView
          clip={clip}
          size="page"
          onStartAt={(startAtSeconds) =>
            player.play({ source: clip.title, ids: [clip.id], id: clip.id, startAtSeconds })
          }
        />
      </LyricsScroller>
    </section>
  )
}
