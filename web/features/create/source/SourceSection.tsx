import type { Clip } from '@arioso/contract'
import { X } from 'lucide-react'
import { useClip } from '../../../data/songs/clipCache.ts'
import { useHeard } from './heard.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { CoverPlayButton } from '../../../songs/list/CoverPlayButton.tsx'
import { HeardFacts } from '../../../songs/facts/HeardFacts.tsx'
import { Badge } from '../../../ui/display/Badge.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { Skeleton } from '../../../ui/display/Skeleton.tsx'
import { ClockField } from './ClockField.tsx'
import { CoverPart } from './CoverPart.tsx'
import { PointOnWave } from './PointOnWave.tsx'
import { form, setForm } from '../form/form.ts'
import { noSource, type CoverSource, type ExtensionSource } from '../form/songSource.ts'
import { anySong } from './anySong.ts'
import { chooseRemix } from './chooseRemix.ts'
import { formOfRemix } from './formOfRemix.ts'
import { usePermission } from '../../../data/session/usePermission.ts'
import { useSession } from '../../../data/session/session.ts'

// The song a new one is made from: continued from a moment on, or sung again in another style.
export function SourceSection({ source }: { source: CoverSource | ExtensionSource }) {
  const { data: clip } = useClip(source.clipId)
  const isCover = source.kind === 'cover'
  const isRecording = clip?.metadata.is_recorded === true
  const heard = useHeard(source.clipId, isRecording)
  return (
    <section
      aria-label={isCover ? 'Cover' : 'Continue'}
      className="grid grid-cols-1 gap-4 rounded-card border border-accent bg-surface p-4"
    >
      {clip === undefined ? <Skeleton className="h-14" /> : <SourceClip clip={clip} isCover={isCover} />}
      {source.kind === 'cover' ? (
        <>
          <CoverNote clip={clip} isRecording={isRecording} />
          {clip !== undefined && !isRecording && <CoverPart source={source} durationSeconds={clip.metadata.duration} />}
        </>
      ) : (
        <>
          <ContinueFrom source={source} clip={clip} />
          {isRecording && (
            <p className="text-sm text-soft">
              A band continues in the same tempo and key from the nearest bar line. Leave the lyrics empty for an
              instrumental part.
            </p>
          )}
        </>
      )}
      {heard !== null && <HeardFacts heard={heard} />}
    </section>
  )
}

function SourceClip({ clip, isCover }: { clip: Clip; isCover: boolean }) {
  return (
    <div className="group flex items-center gap-3">
      <div className="relative size-14 shrink-0">
        <CoverPlayButton clip={clip} source="the source" ids={[clip.id]} />
      </div>
      <div className="min-w-0 flex-1">
        <p className="display truncate text-md font-medium" title={clip.title}>
          {clip.title}
        </p>
        <p className="mt-0.5 flex items-center gap-2 text-sm text-faint">
          <Badge look="accent">{isCover ? 'Cover' : 'Extend'}</Badge>
          <span className="truncate">{clip.display_name}</span>
        </p>
      </div>
      <IconButton label="Remove the source" onClick={() => setForm({ source: noSource })}>
        <X size={16} />
      </IconButton>
    </div>
  )
}

type CoverNoteProps = { clip: Clip | undefined; isRecording: boolean }

function CoverNote({ clip, isRecording }: CoverNoteProps) {
  const hasCovers = usePermission('coverClip', anySong)
  const { user } = useSession()
  const kept = isRecording
    ? 'A band plays your tune in the style you choose. Add lyrics to have it sung.'
    : 'The melody and lyrics stay. Choose the new style below.'
  if (hasCovers) return <p className="text-sm text-soft">{kept}</p>
  const extension = chooseRemix(clip, clip?.user_id === user?.id, 'extend')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-soft">Covers need the Pro plan.</p>
      <div className="flex flex-wrap gap-2">
        {extension.problem === undefined && (
          <Button size="small" look="quiet" onClick={() => extendInstead(extension.clip)}>
            Extend instead
          </Button>
        )}
        <Button size="small" onClick={() => openModal({ kind: 'upsell', reason: 'cover' })}>
          Upgrade
        </Button>
      </div>
    </div>
  )
}

function extendInstead(clip: Clip): void {
  const { sourceOpening } = form.get()
  setForm({ ...formOfRemix(clip, 'extend', new URLSearchParams()), sourceOpening: sourceOpening + 1 })
}

type ContinueFromProps = { source: ExtensionSource; clip: Clip | undefined }

function ContinueFrom({ source, clip }: ContinueFromProps) {
  const { atSeconds, direction } = source
  const isAtStart = atSeconds === 0 && direction === 'after'
  const choose = (seconds: number | null): void => setForm({ source: { ...source, atSeconds: seconds } })
  return (
    <>
      {clip !== undefined && <PointOnWave clip={clip} atSeconds={atSeconds ?? 0} onChange={choose} />}
      <ClockField
        label="Extend from"
        seconds={atSeconds}
        durationSeconds={clip?.metadata.duration ?? null}
        onChange={choose}
        error={isAtStart ? 'That would leave nothing of the song. Choose a later point.' : undefined}
      />
    </>
  )
}
