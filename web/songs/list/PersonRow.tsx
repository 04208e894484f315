import type { Profile } from '@arioso/contract'
import { Link } from '../../routing/Link.tsx'
import { Avatar } from '../../ui/display/avatar/Avatar.tsx'
import { abbreviateNumber } from '../../ui/format/abbreviateNumber.ts'
import { VerifiedBadge } from '../../ui/display/VerifiedBadge.tsx'

export function PersonRow({ person }: { person: Profile }) {
  const songs = person.clips_count === 1 ? '1 public song' : `${abbreviateNumber(person.clips_count)} public songs`
  return (
    <Link
      to="/@{$handle}"
      params={{ handle: person.handle }}
      className="flex h-18 items-center gap-3 rounded-card px-2 feedback hover:bg-surface"
    >
      <Avatar name={person.display_name} src={person.avatar_image_url} />
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <span className="display truncate text-md leading-snug font-medium">{person.display_name}</span>
          {person.is_verified && <VerifiedBadge />}
        </span>
        <span className="block truncate text-sm text-faint">
          @{person.handle} · {songs}
        </span>
      </span>
    </Link>
  )
}
