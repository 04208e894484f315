import { FileMusic, Mic } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { toasts } from '@arioso/contract/toasts'
import type { AudioExtension } from './send/audioUploads.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { Spinner } from '../../ui/display/Spinner.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { ACCEPTED_FILES, chooseFile } from './chooseFile.ts'
import { decodeSound, SoundTooLong, type Sound } from './sound.ts'

type ChooseStageProps = {
  // Dropped on the page: nothing left to choose.
  dropped: File | undefined
  onRecord: () => void
  onHeard: (sound: Sound) => void
}

const card =
  'grid min-h-36 place-items-center content-center gap-2 rounded-card border border-dashed border-rim bg-surface p-4 text-center feedback hover:border-accent hover:bg-accent-wash'
const TOO_LONG = 'Choose a recording of up to 30 minutes.'
const UNREADABLE = 'This file has no MP3, WAV, FLAC, M4A, OGG or WebM audio in it.'

export function ChooseStage({ dropped, onRecord, onHeard }: ChooseStageProps) {
  const [isReading, setReading] = useState(dropped !== undefined)

  async function take(files: readonly File[]): Promise<void> {
    const { file, extension, problem } = chooseFile(files)
    if (problem !== undefined) return showToast(problem)
    setReading(true)
    await read(file, extension)
  }

  async function read(file: File, extension: AudioExtension): Promise<void> {
    try {
      onHeard(await decodeSound(file, file.name, extension))
    } catch (error) {
      const message = error instanceof SoundTooLong ? TOO_LONG : UNREADABLE
      showToast({ ...toasts.uploadNotProcessed, message })
      setReading(false)
    }
  }

  const readDropped = useEffectEvent(() => {
    const choice = chooseFile(dropped === undefined ? [] : [dropped])
    if (choice.file !== undefined) void read(choice.file, choice.extension)
  })
  useEffect(() => readDropped(), [])
  useDrops((files) => !isReading && void take(files))

  if (isReading)
    return (
      <output className="flex min-h-36 items-center justify-center gap-3 text-soft">
        <Spinner />
        Reading your audio
      </output>
    )
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <FileCard onFiles={(files) => void take(files)} />
        <button type="button" onClick={onRecord} className={card}>
          <Mic size={28} aria-hidden="true" className="text-accent" />
          <span className="display text-md font-medium">Record</span>
          <span className="text-sm text-faint">Sing, hum or play something</span>
        </button>
      </div>
      <p className="text-sm text-faint">MP3, WAV, FLAC, M4A, OGG or WebM, up to 100 MB and 30 minutes.</p>
    </>
  )
}

function FileCard({ onFiles }: { onFiles: (files: File[]) => void }) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={joinClasses(
        card,
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
      )}
    >
      <FileMusic size={28} aria-hidden="true" className="text-accent" />
      <span className="display text-md font-medium">Choose a file</span>
      <span className="text-sm text-faint">or drop it anywhere here</span>
      <input
        id={id}
        type="file"
        accept={ACCEPTED_FILES}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}

function useDrops(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) take(files)
    }
    window.addEventListener('drop', drop)
    return () => window.removeEventListener('drop', drop)
  }, [])
}
