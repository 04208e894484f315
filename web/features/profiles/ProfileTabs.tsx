import { useNavigate, useSearch } from '../../routing/useRouter.ts'
import type { ProfilePage } from '../../data/profiles.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { HookGrid, HookTile } from '../../songs/list/HookTile.tsx'
import { countSongs, PlaylistCards } from '../../songs/list/PlaylistCards.tsx'
import { Shelf } from '../../songs/list/ShelfCard.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { Tabs } from '../../ui/controls/Tabs.tsx'
import { Followers } from './Followers.tsx'
import { ProfileSongs } from './ProfileSongs.tsx'

type Name = 'songs' | 'playlists' | 'hooks' | 'followers'
type ProfileTabsProps = { loaded: ProfilePage; page: number; isOwn: boolean }

// Which one is open stands in the address; the songs are what a profile opens with.
export function ProfileTabs({ loaded, page, isOwn }: ProfileTabsProps) {
  const { tab } = useSearch()
  const navigate = useNavigate()
  const hasHooks = useFlag('web-hooks-2025')
  const { profile, playlists, hooks } = loaded
  const all = [
    {
      value: 'songs' as const,
      label: 'Songs',
      count: profile.clips_count,
      panel: <ProfileSongs loaded={loaded} page={page} isOwn={isOwn} />,
    },
    {
      value: 'playlists' as const,
      label: 'Playlists',
      count: playlists.length,
      panel: <Playlists loaded={loaded} isOwn={isOwn} />,
    },
    { value: 'hooks' as const, label: 'Hooks', count: hooks.length, panel: <Hooks loaded={loaded} isOwn={isOwn} /> },
    {
      value: 'followers' as const,
      label: 'Followers',
      count: profile.followers_count,
      panel: <Followers handle={profile.handle} isOwn={isOwn} />,
    },
  ]
  const shown = all.filter(({ value }) => value !== 'hooks' || hasHooks)
  const open = shown.find(({ value }) => value === tab)?.value ?? 'songs'

  function choose(name: Name): void {
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: ({ tab: _tab, page: _page, ...rest }) => (name === 'songs' ? rest : { ...rest, tab: name }),
    })
  }

  return <Tabs<Name> label={`By ${profile.display_name}`} tabs={shown} value={open} onChange={choose} />
}

function Playlists({ loaded, isOwn }: { loaded: ProfilePage; isOwn: boolean }) {
  if (loaded.playlists.length === 0) {
    return (
      <EmptyState title={isOwn ? 'You have no public playlists yet.' : 'No public playlists.'}>
        {isOwn ? 'Playlists you make public will appear here.' : 'Playlists they make public will appear here.'}
      </EmptyState>
    )
  }
  return (
    <Shelf label="Public playlists">
      <PlaylistCards playlists={loaded.playlists} factsOf={countSongs} />
    </Shelf>
  )
}

function Hooks({ loaded, isOwn }: { loaded: ProfilePage; isOwn: boolean }) {
  if (loaded.hooks.length === 0) {
    return (
      <EmptyState title={isOwn ? 'You haven’t posted any hooks yet.' : 'No hooks yet.'}>
        {isOwn
          ? 'Create one from any song’s menu: a short video of its best part.'
          : 'Hooks they post will appear here.'}
      </EmptyState>
    )
  }
  return (
    <HookGrid label="Hooks">
      {loaded.hooks.map((hook) => (
        <li key={hook.id}>
          <HookTile hook={hook} />
        </li>
      ))}
    </HookGrid>
  )
}
