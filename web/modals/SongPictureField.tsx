import type { Clip } from '@arioso/contract'
import { AVATAR_MAX_BYTES } from '@arioso/contract/limits'
import { useId, useState, type ChangeEvent } from 'react'
import { uploadPicture } from '../data/uploadPicture.ts'
import { buttonLook } from '../ui/Button.tsx'
import { CoverImage } from '../ui/CoverImage.tsx'
import { FieldNote } from '../ui/FieldNote.tsx'
import { joinClasses } from '../ui/joinClasses.ts'
import { Spinner } from '../ui/Spinner.tsx'

type SongPictureFieldProps = { clip: Clip; chosen: string | undefined; onChange: (url: string) => void }

export function SongPictureField({ clip, chosen, onChange }: SongPictureFieldProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0]
    target.value = ''
    if (file === undefined) return
    const isTooLarge = file.size > AVATAR_MAX_BYTES
    setProblem(isTooLarge ? 'Choose a picture of at most 10 MB.' : undefined)
    if (isTooLarge) return
    setBusy(true)
    try {
      onChange(await uploadPicture(file))
    } catch {
      setProblem('This file could not be read as a picture.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-center gap-4">
        <CoverImage
          src={chosen ?? clip.image_url}
          seed={clip.id}
          palette={clip.metadata.palette}
          className="size-16 rounded-control"
        />
        <label
          htmlFor={id}
          className={joinClasses(
            buttonLook('secondary', 'small'),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          )}
        >
          {isBusy && <Spinner />}
          Upload Image
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            disabled={isBusy}
            aria-describedby={`${id}-note`}
            onChange={(event) => void choose(event)}
            className="sr-only"
          />
        </label>
      </div>
      <FieldNote id={`${id}-note`} hint={undefined} error={problem} />
    </div>
  )
}
