import type { Hook } from '@arioso/contract'
import { Link } from '../../../routing/Link.tsx'
import { useParams } from '../../../routing/useRouter.ts'
import { ApiError } from '../../../data/api/ApiError.ts'
import { useHook } from '../../../data/hooks.ts'
import { usePageTitle } from '../../../player/documentTitle.ts'
import { buttonLook } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../../ui/display/NotLoaded.tsx'
import { Spinner } from '../../../ui/display/Spinner.tsx'
import { useSharedVisit } from '../../../data/useSharedVisit.ts'
import { HookFeed } from './HookFeed.tsx'
import { HookFrame } from './HookFrame.tsx'
import { HookSkeleton } from './HookSkeleton.tsx'

export function HookPage() {
  const { hookId = '' } = useParams()
  const { data: hook, error, refetch } = useHook(hookId)
  usePageTitle(hook?.hook_publish.title || 'Hook')
  useSharedVisit('hook', hook?.id)
  return (
    <HookFrame title="Hook">
      {hook === undefined ? <Absent error={error} onRetry={refetch} /> : <Present hook={hook} />}
    </HookFrame>
  )
}

function Absent({ error, onRetry }: { error: Error | null; onRetry: () => Promise<unknown> }) {
  if (error === null) return <HookSkeleton />
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 422)
  if (!isGone) return <NotLoaded what="This hook" onRetry={() => void onRetry()} />
  return (
    <EmptyState title="This hook isn’t here." action={<ToHooks />}>
      It may have been deleted, or its song is no longer public.
    </EmptyState>
  )
}

function Present({ hook }: { hook: Hook }) {
  switch (hook.status) {
    case 'rendered_passed_moderation':
      return <HookFeed ids={[hook.id]} />
    case 'rendered_failed_moderation':
      return (
        <EmptyState title="Hook failed moderation" action={<ToHooks />}>
          Its title or caption breaks our community guidelines. Only you can see this page.
        </EmptyState>
      )
    case 'error':
      return (
        <EmptyState title="Hook processing failed" action={<ToHooks />}>
          The video couldn’t be made. Please try again, maybe with another file. Only you can see this page.
        </EmptyState>
      )
    case 'submitted':
    case 'moderating':
    case 'rendering':
      return (
        <EmptyState title="Your hook is being made.">
          <span className="inline-flex items-center gap-2">
            <Spinner /> It will open here as soon as it’s ready.
          </span>
        </EmptyState>
      )
  }
}

function ToHooks() {
  return (
    <Link to="/hooks" className={buttonLook('primary')}>
      Watch hooks
    </Link>
  )
}
