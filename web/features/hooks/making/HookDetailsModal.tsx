import type { HookPublish } from '@arioso/contract'
import { findHighlight } from '@arioso/contract/findHighlight'
import { toasts } from '@arioso/contract/toasts'
import { HOOK_CAPTION_MAX, TITLE_MAX } from '@arioso/contract/limits'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { usePeaks } from '../../../data/songs/songDetails.ts'
import { closeModal, type ModalInput } from '../../../data/stores/openModal.ts'
import { titleOf } from '../../../songs/facts/titleOf.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { ProgressBar } from '../../../ui/display/ProgressBar.tsx'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx'
import { TextArea } from '../../../ui/controls/TextArea.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { Toggle } from '../../../ui/controls/Toggle.tsx'
import { Waveform } from '../../../ui/display/Waveform.tsx'
import { findProblem, toOrder, type HookSound } from '../feed/hookOrder.ts'
import { HookPreview } from './HookPreview.tsx'
import { clampSpans, moveFilm, moveFilmEdge, moveSong, wholeSpans, type HookSpans } from './hookSpans.ts'
import { postHook } from './postHook.ts'
import { SpanPicker } from './SpanPicker.tsx'
import { useFilmStrip } from './useFilmStrip.ts'
import { useSendFilm } from './useSendFilm.ts'

const SOUNDS: { value: HookSound; label: string }[] = [
  { value: 'song', label: 'Song' },
  { value: 'video', label: 'Video' },
]
const WAVE_BARS = 120

export default function HookDetailsModal({ clip, film }: ModalInput['hook-details']) {
  const router = useRouter()
  const peaks = usePeaks(clip)
  const songSeconds = clip.metadata.duration ?? 0
  const [sound, setSound] = useState<HookSound>('song')
  const limits = { filmSeconds: film.durationSeconds, songSeconds, isSongHeard: sound === 'song' }
  const highlight = findHighlight(peaks, songSeconds, Math.min(film.durationSeconds, songSeconds))
  const [chosen, setSpans] = useState<HookSpans>()
  const spans = clampSpans(chosen ?? wholeSpans(limits, highlight), limits)
  const [publish, setPublish] = useState<HookPublish>({
    title: titleOf(clip),
    caption: '',
    allow_comments: true,
    show_lyrics: true,
  })
  const { share, video } = useSendFilm(film, clip)
  const [isBusy, setBusy] = useState(false)
  const hasLyrics = sound === 'song' && clip.metadata.has_vocal
  const strip = useFilmStrip(film)

  async function post(): Promise<void> {
    const song = { id: clip.id, durationSeconds: songSeconds }
    const shown = { ...publish, show_lyrics: publish.show_lyrics && hasLyrics }
    const details = { song, film, spans, sound, publish: shown }
    const problem = video === undefined ? 'videoMissing' : findProblem(details)
    if (problem !== undefined || video === undefined) return showToast(toasts[problem ?? 'videoMissing'])
    setBusy(true)
    const isPosted = await postHook(toOrder(details, clip.id, video), router)
    if (!isPosted) setBusy(false)
  }

  return (
    <Dialog title="Hook details" description={`With ${titleOf(clip)}`} isOpen onClose={closeModal} isWide>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-[216px_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          <HookPreview film={film} clip={clip} spans={spans} sound={sound} />
          <UploadState share={share} isReady={video !== undefined} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          <SpanPicker
            label="Your video"
            durationSeconds={film.durationSeconds}
            span={spans.film}
            onMove={(to) => setSpans(moveFilm(spans, to, limits))}
            onMoveEdge={(edge, to) => setSpans(moveFilmEdge(spans, edge, to, limits))}
          >
            <div className="flex size-full">
              {strip.map((picture) => (
                <img key={picture} src={picture} alt="" className="h-full min-w-0 flex-1 object-cover" />
              ))}
            </div>
          </SpanPicker>
          <div className="grid gap-1.5">
            <span className="text-sm font-medium text-soft">Video sound</span>
            <SegmentedControl label="Video sound" segments={SOUNDS} value={sound} onChange={setSound} />
          </div>
          {sound === 'song' && (
            <SpanPicker
              label="Your song"
              durationSeconds={songSeconds}
              span={spans.song}
              onMove={(to) => setSpans(moveSong(spans, to, limits))}
            >
              <div className="absolute inset-1">
                <Waveform peaks={peaks} bars={WAVE_BARS} played={1} />
              </div>
            </SpanPicker>
          )}
        </div>
      </div>
      <TextField
        label="Title"
        value={publish.title}
        maxLength={TITLE_MAX}
        autoComplete="off"
        onChange={({ target }) => setPublish({ ...publish, title: target.value })}
      />
      <TextArea
        label="Caption"
        value={publish.caption}
        maxLength={HOOK_CAPTION_MAX}
        minHeightPx={72}
        onChange={(caption) => setPublish({ ...publish, caption })}
      />
      <Toggle
        label="Allow comments"
        isOn={publish.allow_comments}
        onChange={(allow_comments) => setPublish({ ...publish, allow_comments })}
      />
      <Toggle
        label="Show lyrics"
        hint={hasLyrics ? 'The lyrics follow along with the song.' : 'This song has no synced lyrics.'}
        isOn={publish.show_lyrics && hasLyrics}
        isDisabled={!hasLyrics}
        onChange={(show_lyrics) => setPublish({ ...publish, show_lyrics })}
      />
      <Button look="primary" size="large" isBusy={isBusy} onClick={() => void post()}>
        Post hook
      </Button>
    </Dialog>
  )
}

function UploadState({ share, isReady }: { share: number | null; isReady: boolean }) {
  const sendingLabel = share === null ? 'Preparing your video' : 'Uploading your video'
  return (
    <div className="grid gap-2">
      <output className="flex justify-between text-sm text-soft">
        {isReady ? 'Your video is ready' : sendingLabel}
        {!isReady && share !== null && <span className="tabular">{Math.round(share * 100)}%</span>}
      </output>
      {!isReady && <ProgressBar label={sendingLabel} value={share} />}
    </div>
  )
}
