import type { Clip } from '@arioso/contract'
import { findHighlight } from '@arioso/contract/songs/findHighlight'
import { SHARE_VIDEO_SECONDS } from '@arioso/contract/limits'
import { Download, RectangleVertical, Square } from 'lucide-react'
import { useState } from 'react'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { saveFile } from './downloads.ts'
import { usePeaks } from '../../data/songs/songDetails.ts'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ChoiceCards, type Choice } from '../../ui/controls/ChoiceCards.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { Slider } from '../../ui/controls/Slider.tsx'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'
import { usePrepareDownload } from './usePrepareDownload.ts'

type Format = 'square_video' | 'vertical_video'
type Made = { url: string; name: string }

const SHAPES: Choice<Format>[] = [
  { value: 'square_video', title: 'Square', text: 'For timelines and messages', icon: <Square size={18} /> },
  { value: 'vertical_video', title: 'Vertical', text: 'For stories and reels', icon: <RectangleVertical size={18} /> },
]

export default function ShareAssetModal({ id }: ModalInput['share-asset']) {
  const clip = useListedClip(id)
  return clip === undefined ? null : <VideoMaker clip={clip} />
}

function VideoMaker({ clip }: { clip: Clip }) {
  const duration = clip.metadata.duration ?? 0
  const highlight = findHighlight(usePeaks(clip), duration, SHARE_VIDEO_SECONDS)
  const [format, setFormat] = useState<Format>('square_video')
  const [chosenStart, setChosenStart] = useState<number>()
  const [made, setMade] = useState<Made>()
  const { preparing, prepare } = usePrepareDownload()
  const lastStart = Math.max(0, Math.floor(duration - SHARE_VIDEO_SECONDS))
  const start = chosenStart ?? highlight

  async function make(): Promise<void> {
    setMade(await prepare({ clip, format, startSeconds: start }))
  }

  if (made !== undefined) return <MadeVideo clip={clip} made={made} onAnother={() => setMade(undefined)} />
  return (
    <Dialog
      title="Make a video"
      description="The cover, a moving waveform and your lyrics, ready to post."
      isOpen
      onClose={closeModal}
    >
      <ChoiceCards label="Shape" choices={SHAPES} value={format} onChange={setFormat} />
      {lastStart > 0 && (
        <Slider
          label="From"
          value={start}
          min={0}
          max={lastStart}
          step={1}
          onChange={setChosenStart}
          format={(seconds) =>
            `${formatDuration(seconds)} to ${formatDuration(Math.min(duration, seconds + SHARE_VIDEO_SECONDS))}`
          }
        />
      )}
      <Button look="primary" size="large" isBusy={preparing !== undefined} onClick={() => void make()}>
        {preparing === undefined ? 'Make the video' : 'Drawing your video…'}
      </Button>
      <output className="text-sm text-faint">
        {preparing === undefined ? 'Counts as one download of this song.' : 'This takes about half a minute.'}
      </output>
    </Dialog>
  )
}

function MadeVideo({ clip, made, onAnother }: { clip: Clip; made: Made; onAnother: () => void }) {
  return (
    <Dialog title="Your video" description={titleOf(clip)} isOpen onClose={closeModal}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words are drawn into the picture */}
      <video src={made.url} controls playsInline className="max-h-[48dvh] w-full rounded-card bg-ground" />
      <div className="grid grid-cols-1 gap-2">
        <Button look="primary" size="large" onClick={() => saveFile(made)}>
          <Download size={17} aria-hidden="true" />
          Download video
        </Button>
        <Button look="quiet" onClick={onAnother}>
          Make another one
        </Button>
      </div>
    </Dialog>
  )
}
