import type { Clip } from '@arioso/contract'
import { AVATAR_MAX_BYTES } from '@arioso/contract/limits'
import { useId, useState, type ChangeEvent } from 'react'
import { uploadPicture } from '../../data/api/uploadPicture.ts'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { FieldNote } from '../../ui/controls/FieldNote.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { Spinner } from '../../ui/display/Spinner.tsx'

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
    setProblem(isTooLarge ? 'Choose a picture up to 10 MB.' : undefined)
    if (isTooLarge) return
    setBusy(true)
    try {
      onChange(await uploadPicture(file))
    } catch {
      setProblem('We couldn’t read this file as a picture.')
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
