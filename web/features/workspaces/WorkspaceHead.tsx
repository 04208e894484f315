import type { Workspace } from '@arioso/contract'
import { Link2, Pencil, Plus, Share2, Trash2 } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { trashWorkspace, updateWorkspace } from '../../data/workspaces.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { copyLink } from '../../songs/menu/copyLink.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { formatAgo } from '../../ui/format/formatAgo.ts'
import { formatDate } from '../../ui/format/formatDate.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'

const UNDO_SECONDS = 6

export function WorkspaceHead({ workspace }: { workspace: Workspace }) {
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-5 gap-y-4">
      <CoverImage
        src={workspace.image_url}
        seed={workspace.id}
        loading="eager"
        className="w-24 rounded-card shadow-float sm:row-span-2 sm:w-36"
      />
      <div className="grid min-w-0 gap-1.5">
        <h1 className="display text-xl font-medium break-words">{workspace.name}</h1>
        <Facts workspace={workspace} />
      </div>
      {workspace.is_owned && (
        <div className="col-span-2 self-start sm:col-span-1">
          <OwnerActions workspace={workspace} />
        </div>
      )}
    </header>
  )
}

function Facts({ workspace }: { workspace: Workspace }) {
  const { clip_count: count, last_updated_clip: last } = workspace
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-faint">
      <span className="tabular">{count === 1 ? '1 song' : `${count} songs`}</span>
      {last !== null && (
        <>
          <span aria-hidden="true">·</span>
          <time dateTime={last} title={formatDate(last, 'moment')}>
            last song {agoOf(last)}
          </time>
        </>
      )}
      {workspace.is_default && <Badge>Default</Badge>}
      {workspace.shared && <Badge look="cool">Shared</Badge>}
      {workspace.is_trashed && <Badge look="warning">In the trash</Badge>}
    </p>
  )
}

function OwnerActions({ workspace }: { workspace: Workspace }) {
  const { id } = workspace
  if (workspace.is_trashed)
    return (
      <Button className="justify-self-start" onClick={() => attempt(trashWorkspace(id, false))}>
        Restore
      </Button>
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link to="/create" search={workspace.is_default ? {} : { wid: id }} className={buttonLook('primary')}>
        <Plus size={16} aria-hidden="true" />
        Create here
      </Link>
      <Button onClick={() => openModal({ kind: 'rename-workspace', workspace })}>
        <Pencil size={16} aria-hidden="true" />
        Rename
      </Button>
      <Button aria-pressed={workspace.shared} onClick={() => share(workspace)}>
        <Share2 size={16} aria-hidden="true" />
        {workspace.shared ? 'Stop sharing' : 'Share'}
      </Button>
      {workspace.shared && (
        <IconButton label="Copy link" onClick={() => void copyLink(linkTo(id))}>
          <Link2 size={18} />
        </IconButton>
      )}
      {!workspace.is_default && (
        <IconButton label="Move workspace to trash" onClick={() => moveToTrash(workspace)}>
          <Trash2 size={18} />
        </IconButton>
      )}
    </div>
  )
}

const agoOf = (moment: string): string => formatAgo(new Date(moment), new Date())
const linkTo = (id: string): string => `${location.origin}/workspace/${id}`

// The first time, sharing explains what others will see.
function share({ id, name, shared }: Workspace): void {
  if (shared) {
    attempt(updateWorkspace(id, { shared: false }))
    return
  }
  openModal({
    kind: 'confirm',
    title: 'Share this workspace?',
    text: `Anyone with the link can open “${name}” and play its public songs. Private songs stay private.`,
    verb: 'Share',
    onConfirm: () => attempt(updateWorkspace(id, { shared: true }).then(() => copyLink(linkTo(id)))),
  })
}

function moveToTrash({ id, name }: Workspace): void {
  attempt(trashWorkspace(id, true))
  showToast(
    {
      title: 'Moved to trash',
      message: `${name}. Its songs are still in your library.`,
      seconds: UNDO_SECONDS,
      kind: 'info',
    },
    { label: 'Undo', onClick: () => attempt(trashWorkspace(id, false)) },
  )
}

function attempt(change: Promise<void>): void {
  change.catch((error: unknown) => showToast(toastForRefusal(error)))
}
