import { Link } from '../../routing/Link.tsx'
import { useNavigate, useParams, useSearch } from '../../routing/useRouter.ts'
import { ApiError } from '../../data/api/ApiError.ts'
import { useProfile, type ProfilePage as Loaded } from '../../data/profiles.ts'
import { useSession } from '../../data/session/session.ts'
import { useSharedVisit } from '../../data/useSharedVisit.ts'
import { usePageNumber } from '../../data/usePageNumber.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { SongListSkeleton } from '../../songs/list/SongList.tsx'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { ArtistAbout } from './ArtistAbout.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'
import { useProfileSort } from './useProfileSort.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

const EditProfileDialog = lazyPart(() => import('./EditProfileDialog.tsx'))

export function ProfilePage() {
  const { handle = '' } = useParams()
  const page = usePageNumber()
  const sort = useProfileSort()
  const { data, error, refetch } = useProfile(handle, page, sort)
  useSharedVisit('profile', data?.profile.handle)
  usePageTitle(data === undefined ? `@${handle}` : `${data.profile.display_name} (@${data.profile.handle})`)
  if (data !== undefined) return <LoadedProfile loaded={data} page={page} />
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return <NobodyHere handle={handle} />
  return (
    <div className="pt-2 pb-8">
      <h1 className="display mb-5 text-xl font-medium">@{handle}</h1>
      {error === null ? <SongListSkeleton /> : <NotLoaded what="This profile" onRetry={() => void refetch()} />}
    </div>
  )
}

function LoadedProfile({ loaded, page }: { loaded: Loaded; page: number }) {
  const { profile } = loaded
  const { edit } = useSearch()
  const { user } = useSession()
  const navigate = useNavigate()
  const isOwn = user?.id === profile.user_id
  return (
    <div className="grid grid-cols-1 gap-2 pt-2 pb-8">
      <ProfileHead profile={profile} isOwn={isOwn} />
      {loaded.artist !== null && <ArtistAbout artist={loaded.artist} />}
      <ProfileTabs loaded={loaded} page={page} isOwn={isOwn} />
      {isOwn && edit !== undefined && (
        <LazyParts>
          <EditProfileDialog
            isArtist={edit === 'artist'}
            onClose={(handle) => void navigate({ to: '/@{$handle}', params: { handle }, search: {}, replace: true })}
          />
        </LazyParts>
      )}
    </div>
  )
}

function NobodyHere({ handle }: { handle: string }) {
  return (
    <div className="pt-2 pb-8">
      <h1 className="display mb-5 text-xl font-medium">@{handle}</h1>
      <EmptyState
        title="There’s nobody with this handle."
        action={
          <Link to="/explore" className={buttonLook('secondary')}>
            Explore songs
          </Link>
        }
      />
    </div>
  )
}
