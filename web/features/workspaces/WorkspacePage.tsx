import type { Workspace } from '@arioso/contract'
import { Link } from '../../routing/Link.tsx'
import { useParams } from '../../routing/useRouter.ts'
import { ApiError } from '../../data/api/ApiError.ts'
import { useKept } from '../../data/songs/trash.ts'
import { usePageNumber } from '../../data/usePageNumber.ts'
import { useWorkspacePage } from '../../data/workspacePage.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { Pager } from '../../songs/list/Pager.tsx'
import { SignInInstead } from '../../songs/SignInInstead.tsx'
import { SongList, SongListSkeleton } from '../../songs/list/SongList.tsx'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { PinnedSong } from './PinnedSong.tsx'
import { WorkspaceHead } from './WorkspaceHead.tsx'

export function WorkspacePage() {
  const { id = '' } = useParams()
  const page = usePageNumber()
  const { data, error, refetch } = useWorkspacePage(id, page)
  const ids = useKept(data?.ids ?? [])
  usePageTitle(data?.workspace.name ?? 'Workspace')
  if (data === undefined) {
    if (error instanceof ApiError && error.status < 500) return <NoWorkspace />
    return (
      <div className="pt-2 pb-8">
        <h1 className="display mb-5 text-xl font-medium">Workspace</h1>
        {error === null ? <SongListSkeleton /> : <NotLoaded what="This workspace" onRetry={() => void refetch()} />}
      </div>
    )
  }
  const { workspace, pages } = data
  return (
    <div className="grid grid-cols-1 gap-6 pt-2 pb-8">
      <WorkspaceHead workspace={workspace} />
      {workspace.is_owned && <PinnedSong workspace={workspace} />}
      {ids.length > 0 && <SongList ids={ids} source={workspace.name} />}
      {workspace.clip_count === 0 && <NoSongs workspace={workspace} />}
      <Pager page={page} pages={pages} />
    </div>
  )
}

function NoSongs({ workspace }: { workspace: Workspace }) {
  if (!workspace.is_owned) return <EmptyState title="No public songs here." />
  return (
    <EmptyState
      title="No songs here yet."
      action={
        <Link to="/create" search={{ wid: workspace.id }} className={buttonLook('primary')}>
          Create one here
        </Link>
      }
    >
      Or choose “Move to workspace” in any song’s menu.
    </EmptyState>
  )
}

function NoWorkspace() {
  return (
    <div className="pt-2 pb-8">
      <h1 className="display mb-5 text-xl font-medium">Workspace</h1>
      <EmptyState
        title="This workspace isn’t shared or no longer exists."
        action={
          <div className="flex gap-3">
            <SignInInstead />
            <Link to="/me" search={{ tab: 'workspaces' }} className={buttonLook('secondary')}>
              Open your workspaces
            </Link>
          </div>
        }
      />
    </div>
  )
}
