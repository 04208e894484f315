import { useEffect, useRef, type RefObject } from 'react'
import { useStore } from '../../data/createStore.ts'
import { useSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { useWorkspaceSongs } from '../../data/songLists.ts'
import { PendingSongRow } from '../../songs/PendingSongRow.tsx'
import { pendingRequests } from '../../songs/requestSong.ts'
import { SongRow } from '../../songs/SongRow.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SongRowSkeleton } from '../../ui/SongRowShell.tsx'

const SOURCE = 'your workspace'

export function WorkspaceSongs() {
  const { user, isLoading } = useSession()
  const section = useShowNewest()
  return (
    <section ref={section} aria-label="Your songs" className="min-w-0 scroll-mt-16">
      <h2 className="display mb-3 flex h-9 items-center text-lg font-medium">Your songs</h2>
      {user === null && !isLoading ? <SignedOutNote /> : <SongList isSignedIn={user !== null} />}
    </section>
  )
}

// On a phone the list lies below the form: whoever presses Create there is taken to the two new rows.
function useShowNewest(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  const pendingCount = useStore(pendingRequests, (state) => state.requests.length)
  useEffect(() => {
    const top = section.current?.getBoundingClientRect().top ?? 0
    if (pendingCount > 0 && top > innerHeight / 2) section.current?.scrollIntoView()
  }, [pendingCount])
  return section
}

function SignedOutNote() {
  return (
    <EmptyState
      title="Your songs will gather here."
      action={<Button onClick={() => askToSignIn({ view: 'sign-up' })}>Sign up</Button>}
    >
      Describe one and press Create: we keep your words while you sign up.
    </EmptyState>
  )
}

function SongList({ isSignedIn }: { isSignedIn: boolean }) {
  const songs = useWorkspaceSongs({ enabled: isSignedIn })
  const pending = useStore(pendingRequests, (state) => state.requests)
  if (songs.isError) {
    return (
      <EmptyState
        title="Your songs could not be loaded."
        action={<Button onClick={() => void songs.refetch()}>Try again</Button>}
      />
    )
  }
  const ids = songs.data ?? []
  if (songs.isSuccess && ids.length === 0 && pending.length === 0) {
    return <EmptyState title="Create your first song.">One sentence is enough. The dice has ideas, too.</EmptyState>
  }
  return (
    <>
      <ul className="-mx-2 grid grid-cols-1 gap-1">
        {pending.flatMap((request) =>
          [1, 2].map((take) => (
            <li key={`${request.transactionUuid}${take}`}>
              <PendingSongRow request={request} take={take} />
            </li>
          )),
        )}
        {ids.map((id) => (
          <li key={id}>
            <SongRow id={id} source={SOURCE} ids={ids} />
          </li>
        ))}
        {songs.isPending && ['a', 'b', 'c', 'd'].map((key) => <SongRowSkeleton key={key} />)}
      </ul>
      {songs.hasNextPage && (
        <Button className="mt-4" isBusy={songs.isFetchingNextPage} onClick={() => void songs.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}
