import { AVATAR_MAX_BYTES } from '@arioso/contract/limits'
import { useId, useState, type ChangeEvent } from 'react'
import { uploadPicture } from '../../data/api/uploadPicture.ts'
import { Avatar } from '../../ui/display/avatar/Avatar.tsx'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { FieldNote } from '../../ui/controls/FieldNote.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { Spinner } from '../../ui/display/Spinner.tsx'

const TOO_LARGE = 'Choose a picture up to 10 MB.'
const NOT_A_PICTURE = 'We couldn’t read this file as a picture.'

type PictureFieldProps = {
  name: string
  url: string | null
  error: string | undefined
  onChange: (url: string | null) => void
}

export function PictureField({ name, url, error, onChange }: PictureFieldProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0]
    target.value = ''
    if (file === undefined) return
    setProblem(file.size > AVATAR_MAX_BYTES ? TOO_LARGE : undefined)
    if (file.size > AVATAR_MAX_BYTES) return
    setBusy(true)
    try {
      onChange(await uploadPicture(file))
    } catch {
      setProblem(NOT_A_PICTURE)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={url} size="large" />
        <label
          htmlFor={id}
          className={joinClasses(
            buttonLook('secondary', 'small'),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          )}
        >
          {isBusy && <Spinner />}
          {url === null ? 'Add a picture' : 'Change picture'}
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
        {url !== null && (
          <Button size="small" look="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <FieldNote id={`${id}-note`} hint="PNG, JPEG or WebP, at most 10 MB." error={problem ?? error} />
    </div>
  )
}
