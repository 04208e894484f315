import { toasts } from '@arioso/contract/toasts'
import { TITLE_MAX } from '@arioso/contract/limits'
import { uploadTitle } from '@arioso/contract/songs/uploadTitle'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../../routing/useRouter.ts'
import { initializeClip, nameClip, reloadClips } from './audioUploads.ts'
import { closeModal } from '../../../data/stores/openModal.ts'
import { HeardFacts } from '../../../songs/facts/HeardFacts.tsx'
import { toastForFailedSong } from '../../../data/toasts/toastForFailedSong.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { ProgressBar } from '../../../ui/display/ProgressBar.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { ClipPicture } from './ClipPicture.tsx'
import { StageActions } from '../StageActions.tsx'
import { forgetPendingUpload } from './pendingUpload.ts'
import { useSending } from './useSending.ts'
import type { Finalizing, Step } from '../wizard.ts'

type FinalizeStageProps = { wizard: Finalizing; onBack: () => void; onStep: (step: Step) => void }

export function FinalizeStage({ wizard, onBack, onStep }: FinalizeStageProps) {
  const { upload } = wizard
  const navigate = useNavigate()
  const progress = useSending(wizard, onStep)
  const [title, setTitle] = useState<string>()
  const [imageUrl, setImageUrl] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const shownTitle = title ?? ownTitle(wizard) ?? ''

  async function confirm(): Promise<void> {
    if (upload === undefined) return
    setBusy(true)
    const clipId = await initializeClip(upload.id).catch(() => undefined)
    forgetPendingUpload()
    if (clipId === undefined) {
      showToast(toasts.uploadInvalid)
      return closeModal()
    }
    // The clip exists already: a title that could not be saved shows a toast, but does not lose the upload.
    await nameClip(clipId, { title: shownTitle.trim(), imageUrl }).catch((error: unknown) =>
      showToast(toastForFailedSong(error)),
    )
    await reloadClips(clipId).catch((error: unknown) => console.warn('the songs could not be read again', error))
    // Leaving for the new address closes the modal.
    void navigate({ to: '/create', search: { song_id: clipId, remix_type: 'cover' } })
  }

  return (
    <>
      {upload === undefined && <Sending progress={progress} />}
      {upload?.hasVocal === true && <LinkOnlyNote />}
      {upload?.heard != null && <HeardFacts heard={upload.heard} />}
      <TextField
        label="Title"
        value={shownTitle}
        maxLength={TITLE_MAX}
        onChange={(event) => setTitle(event.target.value)}
        count={{ length: shownTitle.length, max: TITLE_MAX }}
        autoComplete="off"
      />
      <ClipPicture url={imageUrl ?? upload?.imageUrl ?? null} onChange={setImageUrl} />
      <StageActions
        onBack={() => {
          forgetPendingUpload()
          onBack()
        }}
      >
        <Button
          look="primary"
          isBusy={isBusy}
          disabled={upload === undefined || shownTitle.trim() === ''}
          onClick={() => void confirm()}
        >
          Use this audio
        </Button>
      </StageActions>
    </>
  )
}

// After a reload only the server knows what it was called.
function ownTitle({ source, mode, upload }: Finalizing): string | undefined {
  if (!('sound' in source)) return upload?.title
  return uploadTitle(source.sound.name, mode === 'recording' ? 'recording' : 'file_upload')
}

function LinkOnlyNote() {
  return (
    <output className="flex items-start gap-3 rounded-card bg-accent-wash p-4 text-soft">
      <Link2 size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      Vocals were detected, so this audio is link-only: you can share it by link, but not publish it.
    </output>
  )
}

// Null once everything has been sent: how long listening takes is unknown.
function Sending({ progress }: { progress: number | null }) {
  const label = progress === null ? 'Listening to your audio' : 'Uploading your audio'
  return (
    <div className="grid gap-2">
      <output className="flex justify-between text-soft">
        {label}
        {progress !== null && <span className="tabular">{Math.round(progress * 100)}%</span>}
      </output>
      <ProgressBar label={label} value={progress} />
    </div>
  )
}
