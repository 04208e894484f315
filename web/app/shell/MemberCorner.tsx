import type { Session } from '@arioso/contract'
import { Coins, Search } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { useOwnProfile } from '../../data/ownProfile.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { useIsUsable } from '../../data/stores/firstUse.ts'
import { NotificationsBell } from './NotificationsBell.tsx'
import { Avatar } from '../../ui/display/avatar/Avatar.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { ICON_LOOK, LoadedOnPress } from '../../ui/controls/LoadedOnPress.tsx'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

const ClaimUsername = lazyPart(() => import('./ClaimUsername.tsx'))
const ProfileMenu = lazyPart(() => import('./ProfileMenu.tsx'))

type MemberCornerProps = { user: NonNullable<Session['user']>; credits: number }

export default function MemberCorner({ user, credits }: MemberCornerProps) {
  const isClaiming = useFlag('show-claim-username-tooltip')
  const isUsable = useIsUsable()
  useOwnProfile({ enabled: isUsable })
  return (
    <>
      <Link to="/search" aria-label="Search" title="Search" className={joinClasses(ICON_LOOK, 'md:hidden')}>
        <Search size={18} />
      </Link>
      <span className="tabular flex items-center gap-1.5 rounded-full border border-hairline px-3 py-1.5 text-sm text-soft max-sm:px-2">
        <Coins size={14} aria-hidden="true" className="text-accent sm:hidden" />
        <span className="font-semibold text-text">{formatNumber(credits)}</span>
        <span className="max-sm:sr-only">credits</span>
      </span>
      <NotificationsBell />
      <LoadedOnPress
        label="Profile menu"
        popup="menu"
        icon={<Avatar name={user.display_name} src={user.avatar_image_url} />}
        renderContent={(props) => <ProfileMenu {...props} />}
      />
      <LazyParts>{isClaiming && isUsable && <ClaimUsername handle={user.handle} />}</LazyParts>
    </>
  )
}
