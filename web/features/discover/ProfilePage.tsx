import type { Clip } from '@arioso/contract'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useSession } from '../../data/session.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FlowingLines } from '../../ui/FlowingLines.tsx'
import { SongList, SongListSkeleton } from './SongList.tsx'
import { usePublicSongs } from '../../data/publicSongs.ts'

export function ProfilePage() {
  const { handle = '' } = useParams({ strict: false })
  const { edit } = useSearch({ strict: false })
  const { user } = useSession()
  const { clips, isPending } = usePublicSongs()
  const songs = clips.filter((clip) => clip.handle.toLowerCase() === handle.toLowerCase())
  const isOwn = user?.handle.toLowerCase() === handle.toLowerCase()
  const name = isOwn ? user.display_name : (songs[0]?.display_name ?? `@${handle}`)
  usePageTitle(name.startsWith('@') ? name : `${name} (@${handle})`)
  return (
    <div className="grid grid-cols-1 gap-8 pt-2 pb-8">
      <ProfileHead name={name} handle={handle} songs={songs} />
      {isOwn && edit !== undefined && <EditNote isArtist={edit === 'artist'} />}
      <section aria-label="Public songs">
        <h2 className="display mb-3 text-lg font-medium">Public songs</h2>
        {isPending && <SongListSkeleton />}
        {songs.length > 0 && <SongList clips={songs} source={`songs by ${name}`} />}
        {!isPending && songs.length === 0 && <NoSongs isOwn={isOwn} />}
      </section>
    </div>
  )
}

function ProfileHead({ name, handle, songs }: { name: string; handle: string; songs: Clip[] }) {
  const letter = name.replace('@', '').charAt(0).toUpperCase()
  return (
    <header className="relative -mx-4 flex items-center gap-5 overflow-hidden px-4 py-8 md:-mx-8 md:gap-7 md:px-8 md:py-10">
      <FlowingLines className="absolute inset-y-0 right-0 h-full w-1/2 mask-l-from-40% opacity-60 max-md:hidden" />
      <span
        aria-hidden="true"
        className="display relative grid size-20 shrink-0 place-items-center rounded-full bg-accent-wash text-2xl font-medium text-accent md:size-28"
      >
        {letter}
      </span>
      <div className="relative grid min-w-0 gap-1">
        <h1 className="display truncate text-xl font-medium md:text-2xl" title={name}>
          {name}
        </h1>
        <p className="truncate text-soft">
          @{handle}
          {songs.length > 0 && ` · ${songs.length} public ${songs.length === 1 ? 'song' : 'songs'}`}
        </p>
      </div>
    </header>
  )
}

function EditNote({ isArtist }: { isArtist: boolean }) {
  return (
    <section aria-label="Edit profile" className="grid gap-1 rounded-card border border-hairline bg-surface p-5">
      <h2 className="display text-md font-medium">{isArtist ? 'Edit your artist profile' : 'Edit your profile'}</h2>
      <p className="text-soft">
        Changing your name, picture and words comes next. Until then this is how others see you.
      </p>
    </section>
  )
}

function NoSongs({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      title={isOwn ? 'You have no public songs yet.' : 'No public songs to be seen.'}
      action={
        <Link to={isOwn ? '/me' : '/explore'} className={buttonLook('secondary')}>
          {isOwn ? 'Open your library' : 'Explore other songs'}
        </Link>
      }
    >
      {isOwn ? 'Songs you publish show here.' : 'There may be older ones, or none under this name.'}
    </EmptyState>
  )
}
