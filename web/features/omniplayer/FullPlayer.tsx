import type { Clip } from '@arioso/contract'
import { useState, type ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { closeModal } from '../../data/stores/openModal.ts'
import { SongMenu } from '../../songs/menu/SongMenu.tsx'
import { ReactionButtons } from '../../songs/reactions/ReactionButtons.tsx'
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx'
import { Sheet } from '../../ui/surfaces/Sheet.tsx'
import { LyricsScroller } from '../../player/view/LyricsScroller.tsx'
import { LyricsView } from '../../player/view/LyricsView.tsx'
import { player, usePlayer } from '../../player/player.ts'
import { QueueList } from '../../player/view/QueueList.tsx'
import { SeekBar } from '../../player/view/SeekBar.tsx'
import { Transport } from '../../player/view/Transport.tsx'
import { usePlayerNote } from '../../player/view/usePlayingClip.ts'

type View = 'cover' | 'lyrics' | 'queue'

// The full-screen player; its caller decides what is in the middle.
export function FullPlayer({ clip, stage }: { clip: Clip; stage: ReactNode }) {
  const [view, setView] = useState<View>('cover')
  const source = usePlayer((state) => state.queue?.source ?? '')
  return (
    <Sheet title={source === '' ? 'Now playing' : `Playing from ${source}`} isOpen isPlayer onClose={closeModal}>
      <Backdrop clip={clip} />
      <div className="relative flex min-h-0 flex-1 flex-col gap-6 px-6 pb-8 short:max-lg:flex-row short:max-lg:pb-4 lg:flex-row lg:gap-16 lg:px-16">
        <div className={view === 'cover' ? 'contents' : 'hidden lg:contents'}>
          <CoverSide clip={clip} stage={stage} />
        </div>
        <div className={view === 'cover' ? 'hidden min-h-0 flex-1 lg:flex' : 'flex min-h-0 flex-1'}>
          <LyricsScroller className="min-h-0 flex-1 py-2 lg:py-[12vh]">
            {view === 'queue' ? (
              <QueueList />
            ) : (
              <LyricsView clip={clip} size="page" onStartAt={(seconds) => player.seek(seconds)} />
            )}
          </LyricsScroller>
        </div>
        <div className="grid shrink-0 gap-4 short:basis-1/2 short:content-center short:overflow-y-auto lg:hidden">
          <Controls clip={clip} />
          <ViewSwitch view={view} onChange={setView} />
        </div>
      </div>
    </Sheet>
  )
}

function CoverSide({ clip, stage }: { clip: Clip; stage: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-6 lg:flex-none lg:basis-[44%]">
      {stage}
      <div className="hidden w-full max-w-[52dvh] lg:block">
        <Controls clip={clip} />
      </div>
    </div>
  )
}

function Controls({ clip }: { clip: Clip }) {
  const note = usePlayerNote(clip)
  return (
    <div className="grid justify-items-center gap-4">
      <div className="w-full min-w-0 text-center">
        <h2 className="display truncate text-xl font-medium" title={clip.title}>
          <Link to="/song/$id/" params={{ id: clip.id }} onClick={closeModal} className="hover:underline">
            {clip.title}
          </Link>
        </h2>
        <p aria-live="polite" className="truncate text-soft">
          {note ?? (
            <Link
              to="/@{$handle}"
              params={{ handle: clip.handle }}
              onClick={closeModal}
              className="inline-block leading-7 hover:underline"
            >
              {clip.display_name}
            </Link>
          )}
        </p>
      </div>
      <SeekBar clip={clip} heightPx={44} bars={90} />
      <Transport size="large" />
      <div className="flex items-center gap-3">
        <ReactionButtons clip={clip} />
        <SongMenu clip={clip} />
      </div>
    </div>
  )
}

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <SegmentedControl
      label="Show"
      value={view}
      onChange={onChange}
      segments={[
        { value: 'cover', label: 'Cover' },
        { value: 'lyrics', label: 'Lyrics' },
        { value: 'queue', label: 'Queue' },
      ]}
    />
  )
}

// The cover's own colours, far out of focus.
function Backdrop({ clip }: { clip: Clip }) {
  const [first = 'var(--high)', second = 'var(--accent-wash)', third = 'var(--surface)'] = clip.metadata.palette
  const background = `radial-gradient(60% 60% at 20% 20%, ${first}, transparent), radial-gradient(60% 70% at 85% 30%, ${second}, transparent), radial-gradient(80% 60% at 50% 110%, ${third}, transparent)`
  return <div aria-hidden="true" className="absolute inset-0 opacity-25 blur-3xl" style={{ background }} />
}
