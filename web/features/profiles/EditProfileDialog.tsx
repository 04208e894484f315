import { DISPLAY_NAME_INPUT_MAX, HANDLE_INPUT_MAX, PROFILE_DESCRIPTION } from '@arioso/contract/limits'
import { useOwnProfile } from '../../data/ownProfile.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { Spinner } from '../../ui/display/Spinner.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { ArtistFields } from './ArtistFields.tsx'
import { DrawAvatar } from './DrawAvatar.tsx'
import { PictureField } from './PictureField.tsx'
import { useProfileForm, type ProfileFormProps } from './useProfileForm.ts'

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

function ProfileForm(props: ProfileFormProps) {
  const { changes, artist, errors, refused, isBusy, canSave, change, changeArtist, save } = useProfileForm(props)
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
      {props.isArtist && <ArtistFields value={artist} errors={refused} onChange={changeArtist} />}
      <Button type="submit" look="primary" isBusy={isBusy} disabled={!canSave}>
        Save
      </Button>
    </form>
  )
}
