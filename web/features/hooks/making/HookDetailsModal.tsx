import type { HookPublish } from '@arioso/contract'
import { findHighlight } from '@arioso/contract/songs/findHighlight'
import { toasts } from '@arioso/contract/toasts'
import { useState } from 'react'
import { useRouter } from '../../../routing/useRouter.ts'
import { usePeaks } from '../../../data/songs/songDetails.ts'
import { visibilityOf } from '../../../data/songs/songWrites.ts'
import { closeModal, type ModalInput } from '../../../data/stores/openModal.ts'
import { titleOf } from '../../../songs/facts/titleOf.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Banner } from '../../../ui/display/Banner.tsx'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { DialogFoot } from '../../../ui/surfaces/DialogFoot.tsx'
import { ProgressBar } from '../../../ui/display/ProgressBar.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { findProblem, toOrder, type HookSound } from '../feed/hookOrder.ts'
import { describeExposure } from './describeExposure.ts'
import { HookPreview } from './HookPreview.tsx'
import { HookPublishFields } from './HookPublishFields.tsx'
import { HookSpanFields } from './HookSpanFields.tsx'
import { clampSpans, wholeSpans, type HookSpans } from './hookSpans.ts'
import { postHook } from './postHook.ts'
import { useSendFilm } from './useSendFilm.ts'

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
  const { startSeconds, endSeconds } = spans.song
  const exposure = describeExposure({
    visibility: visibilityOf(clip),
    isSongHeard: sound === 'song',
    seconds: endSeconds - startSeconds,
  })
  const hasLyrics = sound === 'song' && clip.metadata.has_vocal

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
          <HookSpanFields
            clip={clip}
            film={film}
            limits={limits}
            sound={sound}
            onSound={setSound}
            spans={spans}
            onSpans={setSpans}
          />
        </div>
      </div>
      <HookPublishFields value={publish} hasLyrics={hasLyrics} onChange={setPublish} />
      <DialogFoot className="grid gap-3">
        {exposure !== undefined && <Banner>{exposure}</Banner>}
        <Button look="primary" size="large" isBusy={isBusy} onClick={() => void post()}>
          Post hook
        </Button>
      </DialogFoot>
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
