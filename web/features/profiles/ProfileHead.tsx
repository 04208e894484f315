import type { Profile } from '@arioso/contract'
import { Ellipsis } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { follow } from '../../data/profiles.ts'
import { asMember } from '../../data/session/asMember.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Avatar } from '../../ui/display/avatar/Avatar.tsx'
import { abbreviateNumber } from '../../ui/format/abbreviateNumber.ts'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { FlowingLines } from '../../ui/display/FlowingLines.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { VerifiedBadge } from '../../ui/display/VerifiedBadge.tsx'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LoadedOnPress } from '../../ui/controls/LoadedOnPress.tsx'

const ProfileMenu = lazyPart(() => import('./ProfileMenu.tsx'))

export function ProfileHead({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const edit = useFlag('artist-profiles') ? 'artist' : 'profile'
  return (
    <header className="relative -mx-4 flex flex-wrap items-center gap-5 px-4 py-6 md:-mx-8 md:gap-7 md:overflow-hidden md:px-8 md:py-8">
      <FlowingLines className="absolute inset-y-0 right-0 h-full w-1/2 mask-l-from-40% opacity-60 max-md:hidden" />
      <Portrait profile={profile} />
      <div className="relative grid min-w-0 flex-1 gap-1">
        <h1
          className="display flex min-w-0 items-center gap-2 text-xl font-medium md:text-2xl"
          title={profile.display_name}
        >
          <span className="truncate">{profile.display_name}</span>
          {profile.is_verified && <VerifiedBadge size={24} />}
        </h1>
        <p className="truncate text-soft">@{profile.handle}</p>
        <Figures profile={profile} />
        {profile.profile_description !== '' && (
          <p className="max-w-[60ch] wrap-anywhere whitespace-pre-line">{profile.profile_description}</p>
        )}
      </div>
      <div className="relative flex items-center gap-2 max-sm:basis-full">
        {isOwn ? (
          <Link to="." search={{ edit }} className={buttonLook('secondary')}>
            Edit profile
          </Link>
        ) : (
          <FollowButton profile={profile} />
        )}
        <LoadedOnPress
          label="More about this profile"
          popup="menu"
          icon={<Ellipsis size={20} />}
          renderContent={(props) => <ProfileMenu {...props} profile={profile} isOwn={isOwn} />}
        />
      </div>
    </header>
  )
}

// Behind its gate, a verified person's picture glows.
function Portrait({ profile }: { profile: Profile }) {
  const hasAura = useFlag('vip-profile-aura') && profile.is_verified
  return (
    <div className="relative">
      {hasAura && (
        <span
          data-testid="aura"
          aria-hidden="true"
          className="absolute -inset-3 animate-shimmer rounded-full bg-[conic-gradient(var(--accent),var(--cool),var(--accent))] opacity-60 blur-lg"
        />
      )}
      <div className="relative rounded-full bg-ground">
        <Avatar name={profile.display_name} src={profile.avatar_image_url} size="large" />
      </div>
    </div>
  )
}

function Figures({ profile }: { profile: Profile }) {
  return (
    <p className="tabular flex flex-wrap gap-x-3 text-sm text-faint">
      <Figure count={profile.clips_count} what={profile.clips_count === 1 ? 'public song' : 'public songs'} />
      <Link to="." search={{ tab: 'followers' }} resetScroll={false} className="hover:underline">
        <Figure count={profile.followers_count} what={profile.followers_count === 1 ? 'follower' : 'followers'} />
      </Link>
      <Figure count={profile.following_count} what="following" />
    </p>
  )
}

function Figure({ count, what }: { count: number; what: string }) {
  return (
    <span title={String(count)}>
      <span className="font-semibold text-soft">{abbreviateNumber(count)}</span> {what}
    </span>
  )
}

function FollowButton({ profile }: { profile: Profile }) {
  function press(): void {
    asMember(() => void follow(profile).catch((error: unknown) => showToast(toastForRefusal(error))))
  }

  return (
    <Button look={profile.is_following ? 'secondary' : 'primary'} aria-pressed={profile.is_following} onClick={press}>
      {profile.is_following ? 'Following' : 'Follow'}
    </Button>
  )
}
