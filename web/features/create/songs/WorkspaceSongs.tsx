import { useEffect, useRef, useState, type RefObject } from 'react'
import { useStore } from '../../../data/stores/createStore.ts'
import { useSession } from '../../../data/session/session.ts'
import { askToSignIn } from '../../../data/session/signInRequest.ts'
import { pendingRequests } from '../../../songs/making/requestSong.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { lazyPart } from '../../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../../ui/lazy/LazyParts.tsx'
import { TourRoom } from '../TourRoom.tsx'
import { everySong, type SongFilter } from './matchesFilter.ts'
import { SongFilters } from './SongFilters.tsx'
import { SongList } from './SongList.tsx'
import { useOwnWorkspace } from './useOwnWorkspace.ts'
import { useWorkspaceId } from './useWorkspaceId.ts'
import { WorkspaceMenu } from './WorkspaceMenu.tsx'

const CreationTour = lazyPart(() => import('../CreationTour.tsx'))

export function WorkspaceSongs() {
  const { user, session, isLoading } = useSession()
  const [workspaceId, chooseWorkspace] = useWorkspaceId()
  const [filter, setFilter] = useState<SongFilter>(everySong)
  const section = useShowNewest()
  const isMember = user !== null
  const hasTour = isMember && session?.shownCreationTour === false
  return (
    <section
      ref={section}
      aria-label="Your songs"
      tabIndex={-1}
      data-tour-mark="songs"
      className="min-w-0 scroll-mt-16 outline-none"
    >
      {hasTour && (
        <LazyParts fallback={<TourRoom />}>
          <CreationTour workspaceId={workspaceId} />
        </LazyParts>
      )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="display text-lg font-medium">Your songs</h2>
        {isMember && <KeepOwnWorkspace />}
        {isMember && <WorkspaceMenu chosenId={workspaceId} onChoose={chooseWorkspace} />}
      </div>
      {isMember && <SongFilters filter={filter} onChange={setFilter} />}
      {!isMember && !isLoading ? (
        <SignedOutNote />
      ) : (
        <SongList key={workspaceId} workspaceId={workspaceId} filter={filter} onClear={() => setFilter(everySong)} />
      )}
    </section>
  )
}

function KeepOwnWorkspace() {
  useOwnWorkspace()
  return null
}

// Between phone and desktop the list is below the form: pressing Create scrolls to the two new rows. The focus
// goes there too after pressing it in a sheet or signing up on the way, both closed by now.
function useShowNewest(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  const wasAsked = useRef(false)
  const pendingCount = useStore(pendingRequests, (state) => state.requests.length)
  useEffect(() => {
    const top = section.current?.getBoundingClientRect().top ?? 0
    if (pendingCount > 0 && (top > innerHeight / 2 || top < 0)) section.current?.scrollIntoView()
    const isNowhere = document.activeElement?.matches('body, main') === true
    if (wasAsked.current && isNowhere) section.current?.focus({ preventScroll: true })
    wasAsked.current = pendingCount > 0
  }, [pendingCount])
  return section
}

function SignedOutNote() {
  return (
    <EmptyState
      title="Your songs will appear here."
      action={<Button onClick={() => askToSignIn({ view: 'sign-up' })}>Sign up</Button>}
    >
      Describe one and press Create. We’ll keep your words while you sign up.
    </EmptyState>
  )
}
