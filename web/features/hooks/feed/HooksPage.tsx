import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { useHookFeed } from '../../../data/hooks.ts'
import { asMember } from '../../../data/session/asMember.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../../ui/display/NotLoaded.tsx'
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
        <div className="grid h-full content-center">
          <EmptyState title="No one has posted a hook yet." action={<CreateHook />}>
            A hook is a short video set to one of your songs. Be the first to post one.
          </EmptyState>
        </div>
      )}
      {ids.length > 0 && (
        <>
          <HookFeed ids={ids} onNearEnd={loadMore} />
          {/* Beside the film; an upright tablet has no room there, and it stands on the film as on a phone. */}
          <div className="absolute top-17 left-3 z-10 md:top-3 md:-left-4 md:portrait:left-[calc(50%-18px-(100dvh-var(--top))*9/32)]">
            <CreateHook />
          </div>
        </>
      )}
    </HookFrame>
  )
}

function CreateHook() {
  function begin(): void {
    const show = () => openModal({ kind: 'select-hook-song', step: 'selectSongInFlow' })
    asMember(show, 'Sign up to post a hook of your own.')
  }

  return (
    <Button look="primary" onClick={begin}>
      <Plus size={18} aria-hidden="true" />
      Create hook
    </Button>
  )
}
