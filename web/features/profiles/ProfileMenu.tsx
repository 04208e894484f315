import type { Profile } from '@arioso/contract'
import { BadgeCheck, Flag, Link2 } from 'lucide-react'
import { verifyPerson } from '../../data/profiles.ts'
import { useActor } from '../../data/session/useActor.ts'
import { copyShareLink } from '../../songs/menu/copyLink.ts'
import { reportContent } from '../../songs/menu/reportContent.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import type { PressContentProps } from '../../ui/controls/LoadedOnPress.tsx'
import { Menu, MenuItem } from '../../ui/surfaces/Menu.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'

type ProfileMenuProps = PressContentProps & { profile: Profile; isOwn: boolean }

export default function ProfileMenu({ profile, isOwn, label, className, children }: ProfileMenuProps) {
  const { isStaff } = useActor()
  const { handle, user_id: contentId, display_name: name, is_verified: isVerified } = profile

  async function verify(): Promise<void> {
    try {
      await verifyPerson(handle, !isVerified)
      const title = isVerified ? `${name} is no longer verified.` : `${name} is verified.`
      showToast({ title, seconds: 4, kind: 'success' })
    } catch (error) {
      showToast(toastForRefusal(error))
    }
  }

  return (
    <Menu label={label} triggerClassName={className} trigger={children}>
      <MenuItem onClick={() => void copyShareLink('profile', handle, `/@${handle}`)}>
        <Link2 size={16} aria-hidden="true" />
        Copy link
      </MenuItem>
      {isStaff && (
        <MenuItem onClick={() => void verify()}>
          <BadgeCheck size={16} aria-hidden="true" />
          {isVerified ? 'Remove verification' : 'Verify artist'}
        </MenuItem>
      )}
      {!isOwn && (
        <MenuItem onClick={() => reportContent({ contentType: 'profile', contentId, name })}>
          <Flag size={16} aria-hidden="true" />
          Report profile
        </MenuItem>
      )}
    </Menu>
  )
}
