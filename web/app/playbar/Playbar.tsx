import type { Clip } from '@arioso/contract'
import { ListMusic, Maximize2, MicVocal } from 'lucide-react'
import { useStore } from '../../data/stores/createStore.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { ReactionButtons } from '../../songs/reactions/ReactionButtons.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { MiniProgress } from './MiniProgress.tsx'
import { NowPlayingTitle } from '../../player/view/NowPlayingTitle.tsx'
import { panel, showQueue, togglePanel } from '../../player/view/panel.ts'
import { SeekBar } from '../../player/view/SeekBar.tsx'
import { SpeedReset } from './SpeedReset.tsx'
import { NextButton, PlayButton, Transport } from '../../player/view/Transport.tsx'
import { useLivePlayingClip, usePlayerNote, useStartedClip } from '../../player/view/usePlayingClip.ts'
import { VolumeControl } from '../../player/view/VolumeControl.tsx'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

const SidePanel = lazyPart(() => import('./SidePanel.tsx'))

// On every page: the bar on wide screens, the small player above the bottom bar on phones.
export function Playbar({ isAboveBar }: { isAboveBar: boolean }) {
  const started = useStartedClip()
  return started === undefined ? null : <LoadedPlaybar started={started} isAboveBar={isAboveBar} />
}

function LoadedPlaybar({ started, isAboveBar }: { started: Clip; isAboveBar: boolean }) {
  const clip = useLivePlayingClip(started)
  const view = useStore(panel, (state) => state.view)
  return (
    <>
      <DesktopBar clip={clip} />
      <MiniPlayer clip={clip} isAboveBar={isAboveBar} />
      <LazyParts>{view !== undefined && <SidePanel clip={clip} view={view} />}</LazyParts>
    </>
  )
}

function DesktopBar({ clip }: { clip: Clip }) {
  const view = useStore(panel, (state) => state.view)
  const hasOmniplayer = useFlag('web-omniplayer')
  const note = usePlayerNote(clip)
  return (
    <section
      aria-label="Player"
      className="fixed inset-x-0 bottom-0 z-40 hidden h-19 grid-cols-[minmax(0,1.3fr)_minmax(0,2fr)_max-content] items-center gap-3 lg:gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)_minmax(max-content,1fr)] border-t border-hairline bg-surface px-4 md:grid"
    >
      <div className="flex min-w-0 items-center gap-2">
        <NowPlayingTitle clip={clip} note={note} />
        <ReactionButtons clip={clip} dislikeClassName="max-xl:hidden" />
      </div>
      <div className="flex items-center gap-4">
        <Transport isSparing />
        <SeekBar clip={clip} heightPx={34} />
      </div>
      <div className="flex items-center justify-end">
        <SpeedReset />
        <IconButton label="Lyrics" isOn={view === 'lyrics'} onClick={() => togglePanel('lyrics')}>
          <MicVocal size={18} />
        </IconButton>
        <IconButton label="Queue" isOn={view === 'queue'} onClick={showQueue}>
          <ListMusic size={18} />
        </IconButton>
        <div className="hidden lg:block">
          <VolumeControl />
        </div>
        {hasOmniplayer && (
          <IconButton label="Full screen" onClick={() => openModal({ kind: 'full-player' })}>
            <Maximize2 size={16} />
          </IconButton>
        )}
      </div>
    </section>
  )
}

function MiniPlayer({ clip, isAboveBar }: { clip: Clip; isAboveBar: boolean }) {
  const note = usePlayerNote(clip)
  return (
    <section
      aria-label="Player"
      className={joinClasses(
        'fixed inset-x-2 z-40 flex h-14 items-center gap-1 overflow-hidden rounded-card bg-raised pr-1 pl-1.5 shadow-float md:hidden',
        isAboveBar
          ? 'bottom-[calc(60px+env(safe-area-inset-bottom))]'
          : 'bottom-[calc(8px+env(safe-area-inset-bottom))]',
      )}
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
