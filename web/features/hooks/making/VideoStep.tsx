import type { Clip } from '@arioso/contract'
import { toasts } from '@arioso/contract/toasts'
import { Clapperboard } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { Film } from './film.ts'
import { titleOf } from '../../../songs/facts/titleOf.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { CoverImage } from '../../../ui/display/CoverImage.tsx'
import { Spinner } from '../../../ui/display/Spinner.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { ACCEPTED_VIDEOS, chooseVideo, findLengthProblem } from './chooseVideo.ts'
import { readFilm } from './readFilm.ts'

type VideoStepProps = { clip: Clip; onOtherSong: () => void; onRead: (film: Film) => void }

export function VideoStep({ clip, onOtherSong, onRead }: VideoStepProps) {
  const id = useId()
  const [isReading, setReading] = useState(false)

  async function take(files: readonly File[]): Promise<void> {
    const choice = chooseVideo(files)
    if (choice.problem !== undefined) return showToast(choice.problem)
    setReading(true)
    const film = await readFilm(choice.file, choice.extension)
    setReading(false)
    const problem = film === undefined ? toasts.videoFailed : findLengthProblem(film.durationSeconds)
    if (film !== undefined && problem === undefined) return onRead(film)
    showToast(problem ?? toasts.videoFailed)
  }
  useDrops((files) => void take(files))

  return (
    <>
      <div className="flex items-center gap-3 rounded-card bg-surface p-3">
        <CoverImage
          src={clip.image_url}
          seed={clip.id}
          palette={clip.metadata.palette}
          className="size-10 shrink-0 rounded"
        />
        <p className="min-w-0 flex-1 truncate font-medium" title={titleOf(clip)}>
          {titleOf(clip)}
        </p>
        <Button look="quiet" size="small" onClick={onOtherSong}>
          Another song
        </Button>
      </div>
      <label
        htmlFor={id}
        aria-busy={isReading}
        className="grid min-h-48 cursor-pointer place-items-center content-center gap-2 rounded-card border border-dashed border-rim bg-surface p-4 text-center feedback hover:border-accent hover:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
      >
        {isReading ? <Spinner size={28} /> : <Clapperboard size={28} aria-hidden="true" className="text-accent" />}
        <span className="display text-md font-medium">{isReading ? 'Reading your video' : 'Choose a video'}</span>
        <span className="text-sm text-faint">or drop it anywhere here</span>
        <input
          id={id}
          type="file"
          accept={ACCEPTED_VIDEOS}
          disabled={isReading}
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            if (files.length > 0) void take(files)
          }}
        />
      </label>
      <p className="text-sm text-faint">MP4, MOV, WebM or MKV, 10 to 120 seconds, under 200 MB. Upright looks best.</p>
    </>
  )
}

function useDrops(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      event.stopImmediatePropagation()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) take(files)
    }
    window.addEventListener('drop', drop, { capture: true })
    return () => window.removeEventListener('drop', drop, { capture: true })
  }, [])
}
