import { useEffect, useRef, useState, type RefObject } from 'react'
import { useStore } from '../../data/createStore.ts'
import { useSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { pendingRequests } from '../../songs/requestSong.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { everySong, type SongFilter } from './matchesFilter.ts'
import { SongFilters } from './SongFilters.tsx'
import { SongList } from './SongList.tsx'
import { useWorkspaceId } from './useWorkspaceId.ts'
import { WorkspaceMenu } from './WorkspaceMenu.tsx'

export function WorkspaceSongs() {
  const { user, isLoading } = useSession()
  const [workspaceId, chooseWorkspace] = useWorkspaceId()
  const [filter, setFilter] = useState<SongFilter>(everySong)
  const section = useShowNewest()
  const isMember = user !== null
  return (
    <section ref={section} aria-label="Your songs" className="min-w-0 scroll-mt-16">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="display text-lg font-medium">Your songs</h2>
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

// Between phone and desktop the list lies below the form: whoever presses Create there is taken to the two new rows.
function useShowNewest(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  const pendingCount = useStore(pendingRequests, (state) => state.requests.length)
  useEffect(() => {
    const top = section.current?.getBoundingClientRect().top ?? 0
    if (pendingCount > 0 && (top > innerHeight / 2 || top < 0)) section.current?.scrollIntoView()
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
