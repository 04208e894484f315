import type { ArtistDetails, Profile } from '@arioso/contract'
import { toasts } from '@arioso/contract/toasts'
import { DISPLAY_NAME_INPUT_MAX, HANDLE_INPUT_MAX, PROFILE_DESCRIPTION } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../data/api/ApiError.ts'
import { saveProfile, useOwnProfile, type ProfileChanges } from '../../data/profiles.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { Spinner } from '../../ui/display/Spinner.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { ArtistFields } from './ArtistFields.tsx'
import { DrawAvatar } from './DrawAvatar.tsx'
import { PictureField } from './PictureField.tsx'
import { isSame, profileProblems, type ProfileProblems } from './profileProblems.ts'

const ROW_PX = 24
const DESCRIPTION_HEIGHT_PX = PROFILE_DESCRIPTION.minRows * ROW_PX + 24

type EditProfileDialogProps = { isArtist: boolean; onClose: (handle: string) => void }

export default function EditProfileDialog({ isArtist, onClose }: EditProfileDialogProps) {
  const { data } = useOwnProfile({ enabled: true })
  return (
    <Dialog
      title={isArtist ? 'Edit artist profile' : 'Edit profile'}
      isOpen
      onClose={() => onClose(data?.handle ?? '')}
    >
      {data === undefined ? <Spinner /> : <ProfileForm profile={data} isArtist={isArtist} onSaved={onClose} />}
    </Dialog>
  )
}

type ProfileFormProps = {
  profile: Profile & { artist: ArtistDetails }
  isArtist: boolean
  onSaved: (handle: string) => void
}

function ProfileForm({ profile, isArtist, onSaved }: ProfileFormProps) {
  const { display_name, handle, profile_description, avatar_image_url } = profile
  const before: ProfileChanges = { display_name, handle, profile_description, avatar_image_url }
  const [changes, setChanges] = useState(before)
  const [artist, setArtist] = useState(profile.artist)
  const tellsMore = isArtist && JSON.stringify(artist) !== JSON.stringify(profile.artist)
  const [refused, setRefused] = useState<ProfileProblems>({})
  const [isBusy, setBusy] = useState(false)
  const problems = profileProblems(changes)
  const errors = { ...refused, ...problems }

  function change(part: Partial<ProfileChanges>): void {
    setChanges((all) => ({ ...all, ...part }))
    setRefused((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !(name in part))))
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      const named = { ...changes, display_name: changes.display_name.trim() }
      const saved = await saveProfile(named, tellsMore ? artist : undefined)
      showToast(toasts.profileUpdated)
      onSaved(saved.handle)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setRefused(fields)
      if (Object.keys(fields).length === 0) showToast(toastForRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} className="grid grid-cols-1 gap-4">
      <PictureField
        name={changes.display_name}
        url={changes.avatar_image_url}
        error={errors.avatar_image_url}
        onChange={(url) => change({ avatar_image_url: url })}
      />
      <DrawAvatar onDrawn={(url) => change({ avatar_image_url: url })} />
      <TextField
        label="Display name"
        value={changes.display_name}
        maxLength={DISPLAY_NAME_INPUT_MAX}
        error={errors.display_name}
        autoComplete="nickname"
        onChange={(event) => change({ display_name: event.target.value })}
      />
      <TextField
        label="Handle"
        value={changes.handle}
        maxLength={HANDLE_INPUT_MAX}
        error={errors.handle}
        autoComplete="username"
        spellCheck={false}
        onChange={(event) => change({ handle: event.target.value })}
      />
      <TextArea
        label="Description"
        value={changes.profile_description}
        maxLength={PROFILE_DESCRIPTION.max}
        rows={PROFILE_DESCRIPTION.minRows}
        minHeightPx={DESCRIPTION_HEIGHT_PX}
        error={errors.profile_description}
        onChange={(words) => change({ profile_description: words })}
      />
      {isArtist && (
        <ArtistFields
          value={artist}
          errors={refused}
          onChange={(part) => {
            setArtist((all) => ({ ...all, ...part }))
            setRefused({})
          }}
        />
      )}
      <Button
        type="submit"
        look="primary"
        isBusy={isBusy}
        disabled={(isSame(changes, before) && !tellsMore) || Object.keys(problems).length > 0}
      >
        Save
      </Button>
    </form>
  )
}
