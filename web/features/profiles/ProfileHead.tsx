import type { Profile } from '@arioso/contract'
import { Link } from '@tanstack/react-router'
import { follow } from '../../data/profiles.ts'
import { useSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { useFlag } from '../../data/useFlag.ts'
import { toastForRefusal } from '../../songs/toastForRefusal.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { abbreviateNumber } from '../../ui/abbreviateNumber.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { FlowingLines } from '../../ui/FlowingLines.tsx'
import { showToast } from '../../ui/toast.ts'
import { VerifiedBadge } from '../../ui/VerifiedBadge.tsx'

export function ProfileHead({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const edit = useFlag('artist-profiles') ? 'artist' : 'profile'
  return (
    <header className="relative -mx-4 flex flex-wrap items-center gap-5 overflow-hidden px-4 py-6 md:-mx-8 md:gap-7 md:px-8 md:py-8">
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
      <div className="relative max-sm:basis-full">
        {isOwn ? (
          <Link to="." search={{ edit }} className={buttonLook('secondary')}>
            Edit profile
          </Link>
        ) : (
          <FollowButton profile={profile} />
        )}
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
  const { user } = useSession()

  function press(): void {
    const run = () => void follow(profile).catch((error: unknown) => showToast(toastForRefusal(error)))
    if (user === null) askToSignIn({ view: 'sign-up', afterwards: run })
    else run()
  }

  return (
    <Button look={profile.is_following ? 'secondary' : 'primary'} aria-pressed={profile.is_following} onClick={press}>
      {profile.is_following ? 'Following' : 'Follow'}
    </Button>
  )
}
