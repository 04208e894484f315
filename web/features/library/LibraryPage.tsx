import { Link } from '@tanstack/react-router'
import { useSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { useLibrarySongs } from '../../data/songLists.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { SongRow } from '../../songs/SongRow.tsx'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SongRowSkeleton } from '../../ui/SongRowShell.tsx'
import { LoadMore } from './LoadMore.tsx'
import { VirtualSongs } from './VirtualSongs.tsx'

const VIRTUAL_ABOVE = 200
const SOURCE = 'your library'

export function LibraryPage() {
  usePageTitle('Library')
  const { user, isLoading } = useSession()
  return (
    <div className="pt-2 pb-8">
      <h1 className="display mb-5 text-xl font-medium">Library</h1>
      {user === null && !isLoading ? <SignInNote /> : <LibrarySongs isSignedIn={user !== null} />}
    </div>
  )
}

function SignInNote() {
  return (
    <EmptyState
      title="Sign in or sign up to see your library."
      action={
        <div className="flex gap-3">
          <Button look="primary" onClick={() => askToSignIn({ view: 'sign-up' })}>
            Sign up
          </Button>
          <Button onClick={() => askToSignIn()}>Sign in</Button>
        </div>
      }
    >
      Every song you make is kept there.
    </EmptyState>
  )
}

function LibrarySongs({ isSignedIn }: { isSignedIn: boolean }) {
  const songs = useLibrarySongs({ enabled: isSignedIn })
  if (songs.isError) {
    return (
      <EmptyState
        title="Your library could not be loaded."
        action={<Button onClick={() => void songs.refetch()}>Try again</Button>}
      />
    )
  }
  if (songs.isPending) return ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <SongRowSkeleton key={key} />)
  if (songs.data.length === 0) return <EmptyLibrary />
  return (
    <>
      {songs.data.length > VIRTUAL_ABOVE ? (
        <VirtualSongs ids={songs.data} source={SOURCE} />
      ) : (
        <ul className="-mx-2 grid grid-cols-1 gap-1">
          {songs.data.map((id) => (
            <li key={id}>
              <SongRow id={id} source={SOURCE} ids={songs.data} />
            </li>
          ))}
        </ul>
      )}
      {songs.hasNextPage && <LoadMore key={songs.data.length} onReached={() => void songs.fetchNextPage()} />}
    </>
  )
}

function EmptyLibrary() {
  return (
    <EmptyState
      title="Create your first song."
      action={
        <Link to="/create" className={buttonLook('primary')}>
          Create
        </Link>
      }
    >
      Everything you make is kept here.
    </EmptyState>
  )
}
