import { Pin } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { useNavigate } from '../../routing/useRouter.ts'
import type { ProfilePage, ProfileSort } from '../../data/profiles.ts'
import { Pager } from '../../songs/list/Pager.tsx'
import { SongCard } from '../../songs/list/SongCard.tsx'
import { SongList } from '../../songs/list/SongList.tsx'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { SmallSelect } from '../../ui/controls/SmallSelect.tsx'
import { useProfileSort } from './useProfileSort.ts'

const SORTS: Record<ProfileSort, string> = {
  created_at: 'Newest',
  play_count: 'Most played',
  upvote_count: 'Most liked',
}

type ProfileSongsProps = { loaded: ProfilePage; page: number; isOwn: boolean }

export function ProfileSongs({ loaded, page, isOwn }: ProfileSongsProps) {
  const { profile, ids, pages, pinnedIds } = loaded
  const sort = useProfileSort()
  const navigate = useNavigate()
  const source = `songs by ${profile.display_name}`

  function choose(chosen: ProfileSort): void {
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: ({ sort: _sort, page: _page, ...rest }) => (chosen === 'created_at' ? rest : { ...rest, sort: chosen }),
    })
  }

  return (
    <div className="grid grid-cols-1 gap-8">
      {pinnedIds.length > 0 && <Pinned ids={pinnedIds} source={source} />}
      <section aria-label="Public songs">
        <div className="mb-3 flex min-h-10 items-center justify-between gap-4">
          <h2 className="display text-lg font-medium">Public songs</h2>
          {profile.clips_count > 1 && (
            <SmallSelect label="Order of the songs" value={sort} options={SORTS} onChange={choose} />
          )}
        </div>
        {ids.length > 0 && <SongList ids={ids} source={source} />}
        {profile.clips_count === 0 && <NoSongs isOwn={isOwn} />}
        <Pager page={page} pages={pages} />
      </section>
    </div>
  )
}

function Pinned({ ids, source }: { ids: string[]; source: string }) {
  return (
    <section aria-label="Pinned songs">
      <h2 className="display mb-3 flex items-center gap-2 text-lg font-medium">
        <Pin size={18} aria-hidden="true" className="text-accent" />
        Pinned
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {ids.map((id) => (
          <li key={id}>
            <SongCard id={id} source={source} ids={ids} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoSongs({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      title={isOwn ? 'You have no public songs yet.' : 'No public songs yet.'}
      action={
        <Link to={isOwn ? '/me' : '/explore'} className={buttonLook('secondary')}>
          {isOwn ? 'Open your library' : 'Explore other songs'}
        </Link>
      }
    >
      {isOwn ? 'Songs you publish will appear here.' : 'Songs they publish will appear here.'}
    </EmptyState>
  )
}
