import { History } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { useNavigate, useSearch } from '../../routing/useRouter.ts'
import { useSession } from '../../data/session/session.ts'
import { askToSignIn } from '../../data/session/signInRequest.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { Tabs } from '../../ui/controls/Tabs.tsx'
import { LibrarySongs } from './LibrarySongs.tsx'
import { PlaylistShelf } from './PlaylistShelf.tsx'
import { TrashShelf } from './TrashShelf.tsx'
import { WorkspaceShelf } from './WorkspaceShelf.tsx'

const TABS = [
  { value: 'songs', label: 'Songs', panel: <LibrarySongs /> },
  { value: 'playlists', label: 'Playlists', panel: <PlaylistShelf /> },
  { value: 'workspaces', label: 'Workspaces', panel: <WorkspaceShelf /> },
  { value: 'trash', label: 'Trash', panel: <TrashShelf /> },
]

export function LibraryPage() {
  usePageTitle('Library')
  const { user, isLoading } = useSession()
  const { tab } = useSearch()
  const navigate = useNavigate()
  const open = TABS.find(({ value }) => value === tab) ?? TABS[0]
  return (
    <div className="pt-2 pb-8">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h1 className="display text-xl font-medium">Library</h1>
        {user !== null && (
          <Link to="/me/history" className={buttonLook('quiet')}>
            <History size={16} aria-hidden="true" />
            History
          </Link>
        )}
      </div>
      {user === null && !isLoading ? (
        <SignInNote />
      ) : (
        <Tabs
          label="Library"
          tabs={TABS}
          value={open?.value ?? 'songs'}
          onChange={(chosen) => void navigate({ to: '.', search: chosen === 'songs' ? {} : { tab: chosen } })}
        />
      )}
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
      Every song you make is saved there.
    </EmptyState>
  )
}
