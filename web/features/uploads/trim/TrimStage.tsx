import { texts } from '@arioso/contract/texts'
import { plans } from '@arioso/contract/plans'
import { Pause, Play, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { Slider } from '../../../ui/controls/Slider.tsx'
import { formatTenths } from './formatTenths.ts'
import type { Edge } from '../../../ui/span/span.ts'
import { isWhole, lookFrom, wholeOrLongest, zoomTo } from './selection.ts'
import type { Sound } from '../sound.ts'
import { StageActions } from '../StageActions.tsx'
import { TrimWave } from './TrimWave.tsx'
import { useLoopPlayer } from './useLoopPlayer.ts'
import { useUploadLimits } from '../useUploadLimits.ts'
import type { Trim } from '../wizard.ts'

const ZOOM = 2

type TrimStageProps = {
  sound: Sound
  // As it was trimmed before it could not be sent.
  trimmed: Trim | undefined
  onBack: () => void
  onSave: (trim: Trim | undefined) => void
}

export function TrimStage({ sound, trimmed, onBack, onSave }: TrimStageProps) {
  const durationSeconds = sound.buffer.duration
  const { min, max } = useUploadLimits()
  const limits = { durationSeconds, minSeconds: min, maxSeconds: max }
  const [trim, setTrim] = useState(() => trimmed ?? wholeOrLongest(limits))
  // Zooming looks closer at the handle that was moved last.
  const [edge, setEdge] = useState<Edge>('start')
  const [view, setView] = useState<Trim>({ startSeconds: 0, endSeconds: durationSeconds })
  const { isPlaying, toggle, position } = useLoopPlayer(sound.buffer, trim)
  const lengthSeconds = trim.endSeconds - trim.startSeconds
  const isTooShort = lengthSeconds < min - 0.05
  const whole = isWhole(trim, durationSeconds)

  const viewSeconds = view.endSeconds - view.startSeconds
  const isZoomed = viewSeconds < durationSeconds - 0.001

  function zoom(factor: number): void {
    const atSeconds = edge === 'start' ? trim.startSeconds : trim.endSeconds
    setView(zoomTo(view, viewSeconds / factor, atSeconds, durationSeconds))
  }

  return (
    <>
      <LengthHint max={max} />
      <TrimWave
        peaks={sound.peaks}
        trim={trim}
        view={view}
        limits={limits}
        position={position}
        onTrim={setTrim}
        onView={setView}
        onEdge={setEdge}
      />
      {isZoomed && (
        <Slider
          label="In view from"
          value={view.startSeconds}
          min={0}
          max={durationSeconds - viewSeconds}
          step={0.1}
          format={formatTenths}
          onChange={(seconds) => setView(lookFrom(seconds, viewSeconds, durationSeconds))}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ListenButton isPlaying={isPlaying} onClick={toggle} />
        <p className="tabular mr-auto text-sm text-soft" aria-live="off">
          {formatTenths(trim.startSeconds)} – {formatTenths(trim.endSeconds)} · {lengthSeconds.toFixed(1)} s
        </p>
        <ZoomButtons isZoomed={isZoomed} viewSeconds={viewSeconds} onZoom={zoom} />
      </div>
      {isTooShort && (
        <p role="alert" className="text-sm text-danger">
          Select at least {min} seconds.
        </p>
      )}
      <StageActions onBack={onBack}>
        <Button look="primary" disabled={isTooShort} onClick={() => onSave(whole ? undefined : trim)}>
          {whole ? texts.saveWithoutTrimming : 'Save'}
        </Button>
      </StageActions>
    </>
  )
}

function ListenButton({ isPlaying, onClick }: { isPlaying: boolean; onClick: () => void }) {
  return (
    <Button onClick={onClick} aria-pressed={isPlaying}>
      {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
      {isPlaying ? 'Stop' : 'Listen'}
    </Button>
  )
}

type ZoomButtonsProps = { isZoomed: boolean; viewSeconds: number; onZoom: (factor: number) => void }

function ZoomButtons({ isZoomed, viewSeconds, onZoom }: ZoomButtonsProps) {
  return (
    <>
      <IconButton label="Zoom out" disabled={!isZoomed} onClick={() => onZoom(1 / ZOOM)}>
        <ZoomOut size={18} />
      </IconButton>
      <IconButton label="Zoom in" disabled={viewSeconds <= 1} onClick={() => onZoom(ZOOM)}>
        <ZoomIn size={18} />
      </IconButton>
    </>
  )
}

// The upgrade note is only for plans with a longer one above them.
function LengthHint({ max }: { max: number }) {
  const { session } = useSession()
  const longest = plans.pro.upload_max_seconds
  const hasNote = session?.roles.pro !== true && max < longest
  return (
    <p className="text-soft">
      {texts.trimHint.replace('{max}', String(max))}
      {hasNote && (
        <>
          {' '}
          <a href="/account" target="_blank" rel="noreferrer" className="text-accent underline">
            {texts.trimUpgrade.replace('{max}', String(longest / 60))}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </>
      )}
    </p>
  )
}
