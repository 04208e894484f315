import { Coins, LogOut, Pencil, Settings, ShieldCheck, UserRound, UserRoundPlus } from 'lucide-react'
import { useNavigate } from '../../routing/useRouter.ts'
import { useSession } from '../../data/session/session.ts'
import { signOut } from '../../data/session/signIn.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { Menu, MenuItem, MenuLine } from '../../ui/surfaces/Menu.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import type { PressContentProps } from '../../ui/controls/LoadedOnPress.tsx'
import { openModal } from '../../data/stores/openModal.ts'
import { player } from '../../player/player.ts'
import { forgetPlayer } from '../../player/memory/savedPlayer.ts'
import { shellToasts } from '../../data/toasts/shellToasts.ts'
import { ThemeChoices } from './ThemeChoices.tsx'
import { formatNumber } from '../../ui/format/formatNumber.ts'

export default function ProfileMenu({ label, className, children }: PressContentProps) {
  const { user } = useSession()
  if (user === null) return null
  return (
    <Menu label={label} triggerClassName={className} trigger={children}>
      <div className="px-3 pt-2 pb-1">
        <p className="truncate font-semibold">{user.display_name}</p>
        <p className="truncate text-sm text-faint">@{user.handle}</p>
      </div>
      <MenuLine />
      <Places handle={user.handle} />
      <MenuLine />
      <ThemeChoices />
      <MenuItem onClick={leave}>
        <LogOut size={16} />
        Sign Out
      </MenuItem>
    </Menu>
  )
}

function leave(): void {
  signOutHere().catch(() => showToast(shellToasts.signOutFailed))
}

async function signOutHere(): Promise<void> {
  await signOut()
  player.close()
  forgetPlayer(localStorage)
}

function Places({ handle }: { handle: string }) {
  const navigate = useNavigate()
  const { session } = useSession()
  const edit = useFlag('artist-profiles') ? 'artist' : 'profile'
  const openProfile = (search: { edit?: string }) => void navigate({ to: '/@{$handle}', params: { handle }, search })
  const openAccount = (hash?: string) => void navigate({ to: '/account', ...(hash === undefined ? {} : { hash }) })
  return (
    <>
      <MenuItem onClick={() => openProfile({})}>
        <UserRound size={16} />
        View Profile
      </MenuItem>
      <MenuItem onClick={() => openProfile({ edit })}>
        <Pencil size={16} />
        Edit Profile
      </MenuItem>
      <MenuItem onClick={() => openModal({ kind: 'invite' })}>
        <UserRoundPlus size={16} />
        Invite Friends
      </MenuItem>
      <MenuItem onClick={() => openAccount()}>
        <Coins size={16} />
        <span className="flex-1">Subscription</span>
        <span className="tabular text-sm text-faint">{formatNumber(session?.credits ?? 0)} credits</span>
      </MenuItem>
      <MenuItem onClick={() => openAccount('settings')}>
        <Settings size={16} />
        Manage Account
      </MenuItem>
      {(session?.isStaff === true || session?.staffGate != null) && (
        <MenuItem onClick={() => void navigate({ to: '/staff/flags' })}>
          <ShieldCheck size={16} />
          Staff
        </MenuItem>
      )}
    </>
  )
}
