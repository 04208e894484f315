import { usePeaks } from '../../../data/songs/songDetails.ts'
import type { ModalInput } from '../../../data/stores/openModal.ts'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx'
import { Waveform } from '../../../ui/display/wave/Waveform.tsx'
import type { HookSound } from '../feed/hookOrder.ts'
import { moveFilm, moveFilmEdge, moveSong, type HookSpans, type SpanLimits } from './hookSpans.ts'
import { SpanPicker } from './SpanPicker.tsx'
import { useFilmStrip } from './useFilmStrip.ts'

const SOUNDS: { value: HookSound; label: string }[] = [
  { value: 'song', label: 'Song' },
  { value: 'video', label: 'Video' },
]
const WAVE_BARS = 120

type HookSpanFieldsProps = ModalInput['hook-details'] & {
  limits: SpanLimits
  sound: HookSound
  onSound: (sound: HookSound) => void
  spans: HookSpans
  onSpans: (spans: HookSpans) => void
}

export function HookSpanFields({ clip, film, limits, sound, onSound, spans, onSpans }: HookSpanFieldsProps) {
  const peaks = usePeaks(clip)
  const strip = useFilmStrip(film)
  return (
    <>
      <SpanPicker
        label="Your video"
        durationSeconds={film.durationSeconds}
        span={spans.film}
        onMove={(to) => onSpans(moveFilm(spans, to, limits))}
        onMoveEdge={(edge, to) => onSpans(moveFilmEdge(spans, edge, to, limits))}
      >
        <div className="flex size-full">
          {strip.map((picture) => (
            <img key={picture} src={picture} alt="" className="h-full min-w-0 flex-1 object-cover" />
          ))}
        </div>
      </SpanPicker>
      <div className="grid gap-1.5">
        <span className="text-sm font-medium text-soft">Video sound</span>
        <SegmentedControl label="Video sound" segments={SOUNDS} value={sound} onChange={onSound} />
      </div>
      {sound === 'song' && (
        <SpanPicker
          label="Your song"
          durationSeconds={limits.songSeconds}
          span={spans.song}
          onMove={(to) => onSpans(moveSong(spans, to, limits))}
        >
          <div className="absolute inset-1">
            <Waveform peaks={peaks} bars={WAVE_BARS} played={1} />
          </div>
        </SpanPicker>
      )}
    </>
  )
}
