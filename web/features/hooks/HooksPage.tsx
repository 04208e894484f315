import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { useHookFeed } from '../../data/hooks.ts'
import { useSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { openModal } from '../../modals/modal.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { HookFeed } from './HookFeed.tsx'
import { HookFrame } from './HookFrame.tsx'
import { HookSkeleton } from './HookSkeleton.tsx'

export function HooksPage() {
  const feed = useHookFeed()
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = feed
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const ids = feed.data ?? []

  if (feed.isError && feed.data === undefined)
    return (
      <HookFrame title="Hooks">
        <NotLoaded what="The hooks" onRetry={() => void feed.refetch()} />
      </HookFrame>
    )
  return (
    <HookFrame title="Hooks">
      {feed.isPending && <HookSkeleton />}
      {feed.isSuccess && ids.length === 0 && (
        <EmptyState title="Nobody has posted a hook yet." action={<CreateHook />}>
          A hook is a short video with a song of yours. Yours could be the first.
        </EmptyState>
      )}
      {ids.length > 0 && (
        <>
          <HookFeed ids={ids} onNearEnd={loadMore} />
          <div className="absolute top-3 left-3 z-10 md:left-0">
            <CreateHook />
          </div>
        </>
      )}
    </HookFrame>
  )
}

function CreateHook() {
  const { user } = useSession()

  function begin(): void {
    const show = () => openModal({ kind: 'select-hook-song', step: 'selectSongInFlow' })
    if (user !== null) show()
    else askToSignIn({ view: 'sign-up', reason: 'Sign up to post a hook of your own.', afterwards: show })
  }

  return (
    <Button look="primary" onClick={begin}>
      <Plus size={18} aria-hidden="true" />
      Create hook
    </Button>
  )
}
