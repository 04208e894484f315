import type { Clip } from '@arioso/contract'
import { ListMusic, Maximize2, MicVocal } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useStore } from '../data/createStore.ts'
import { useFlag } from '../data/useFlag.ts'
import { openModal } from '../modals/modal.ts'
import { ReactionButtons } from '../songs/ReactionButtons.tsx'
import { CoverImage } from '../ui/CoverImage.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { MiniProgress } from './MiniProgress.tsx'
import { NowPlayingTitle } from './NowPlayingTitle.tsx'
import { panel, togglePanel } from './panel.ts'
import { SeekBar } from './SeekBar.tsx'
import { SpeedReset } from './SpeedReset.tsx'
import { NextButton, PlayButton, Transport } from './Transport.tsx'
import { useLivePlayingClip, usePlayerNote, useStartedClip } from './usePlayingClip.ts'
import { VolumeControl } from './VolumeControl.tsx'

const SidePanel = lazy(() => import('./SidePanel.tsx'))

// On every page: the bar on wide screens, the small player above the bottom bar on phones.
export function Playbar() {
  const started = useStartedClip()
  return started === undefined ? null : <LoadedPlaybar started={started} />
}

function LoadedPlaybar({ started }: { started: Clip }) {
  const clip = useLivePlayingClip(started)
  const isPanelOpen = useStore(panel, (state) => state.isOpen)
  return (
    <>
      <DesktopBar clip={clip} />
      <MiniPlayer clip={clip} />
      <Suspense>{isPanelOpen && <SidePanel clip={clip} />}</Suspense>
    </>
  )
}

function DesktopBar({ clip }: { clip: Clip }) {
  const isPanelOpen = useStore(panel, (state) => state.isOpen)
  const hasOmniplayer = useFlag('web-omniplayer')
  const note = usePlayerNote(clip)
  return (
    <section
      aria-label="Player"
      className="fixed inset-x-0 bottom-0 z-40 hidden h-19 grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)_minmax(max-content,1fr)] items-center gap-6 border-t border-hairline bg-surface px-4 md:grid"
    >
      <div className="flex min-w-0 items-center gap-1">
        <NowPlayingTitle clip={clip} note={note} />
        <ReactionButtons clip={clip} dislikeClassName="max-lg:hidden" />
      </div>
      <div className="flex items-center gap-4">
        <Transport />
        <SeekBar clip={clip} heightPx={34} />
      </div>
      <div className="flex items-center justify-end">
        <SpeedReset />
        <IconButton label="Lyrics" isOn={isPanelOpen} onClick={togglePanel}>
          <MicVocal size={18} />
        </IconButton>
        <IconButton label="Queue" onClick={() => openModal({ kind: 'queue' })}>
          <ListMusic size={18} />
        </IconButton>
        <div className="hidden lg:block">
          <VolumeControl />
        </div>
        {hasOmniplayer && (
          <IconButton label="Open omniplayer" onClick={() => openModal({ kind: 'full-player' })}>
            <Maximize2 size={16} />
          </IconButton>
        )}
      </div>
    </section>
  )
}

function MiniPlayer({ clip }: { clip: Clip }) {
  const note = usePlayerNote(clip)
  return (
    <section
      aria-label="Player"
      className="fixed inset-x-2 bottom-[calc(60px+env(safe-area-inset-bottom))] z-40 flex h-14 items-center gap-1 overflow-hidden rounded-card bg-raised pr-1 pl-1.5 shadow-float md:hidden"
    >
      <button
        type="button"
        onClick={() => openModal({ kind: 'full-player' })}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-control text-left"
      >
        <CoverImage
          src={clip.image_url}
          seed={clip.id}
          palette={clip.metadata.palette}
          className="size-11 shrink-0 rounded-control"
          loading="eager"
        />
        <span className="sr-only">Open full player:</span>
        <span className="min-w-0">
          <span className="display block truncate text-md leading-tight font-medium">{clip.title}</span>
          <span className="block truncate text-sm text-faint">{note ?? clip.display_name}</span>
        </span>
      </button>
      <ReactionButtons clip={clip} dislikeClassName="max-md:hidden" />
      <PlayButton size="small" />
      <NextButton />
      <div className="pointer-events-none absolute inset-x-0 bottom-0">
        <MiniProgress />
      </div>
    </section>
  )
}
