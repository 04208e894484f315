import { AUDIO_UPLOAD_IMAGE_PROMPT_MAX } from '@arioso/contract/limits'
import { may } from '@arioso/contract/permissions'
import { Sparkles } from 'lucide-react'
import { useId, useState, type ChangeEvent } from 'react'
import { drawPicture } from '../../../data/api/drawPicture.ts'
import { useActor } from '../../../data/session/useActor.ts'
import { uploadPicture } from '../../../data/api/uploadPicture.ts'
import { toastForFailedSong } from '../../../data/toasts/toastForFailedSong.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { Button, buttonLook } from '../../../ui/controls/Button.tsx'
import { CoverImage } from '../../../ui/display/CoverImage.tsx'
import { joinClasses } from '../../../ui/joinClasses.ts'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'

type ClipPictureProps = { url: string | null; onChange: (url: string) => void }

export function ClipPicture({ url, onChange }: ClipPictureProps) {
  const actor = useActor()
  const [prompt, setPrompt] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function show(picture: Promise<string>): Promise<void> {
    setBusy(true)
    try {
      onChange(await picture)
    } catch (error) {
      showToast(toastForFailedSong(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4">
      <CoverImage src={url} seed="upload" className="size-24 rounded-card sm:size-32" />
      <div className="grid grid-cols-1 gap-3">
        <TextField
          label="Describe a picture"
          value={prompt}
          maxLength={AUDIO_UPLOAD_IMAGE_PROMPT_MAX}
          placeholder="a red kite over a grey sea"
          onChange={(event) => setPrompt(event.target.value)}
          count={{ length: prompt.length, max: AUDIO_UPLOAD_IMAGE_PROMPT_MAX }}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-2">
          {may('generateAvatar', actor) ? (
            <Button
              size="small"
              isBusy={isBusy}
              disabled={prompt.trim() === ''}
              onClick={() => void show(drawPicture(prompt.trim()))}
            >
              <Sparkles size={14} aria-hidden="true" />
              Draw it
            </Button>
          ) : (
            <a href="/account" target="_blank" rel="noreferrer" className={buttonLook('secondary', 'small')}>
              <Sparkles size={14} aria-hidden="true" />
              Draw it
              <Badge look="accent">Pro</Badge>
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          )}
          {may('uploadClipImage', actor) && (
            <PictureFile isBusy={isBusy} onFile={(file) => void show(uploadPicture(file))} />
          )}
        </div>
      </div>
    </div>
  )
}

function PictureFile({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const id = useId()

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0]
    target.value = ''
    if (file !== undefined) onFile(file)
  }

  return (
    <label
      htmlFor={id}
      className={joinClasses(
        buttonLook('secondary', 'small'),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
      )}
    >
      Upload Image
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        disabled={isBusy}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}
