import type { Workspace } from '@arioso/contract'
import { texts } from '@arioso/contract/texts'
import { WORKSPACE_LAYOUT_PX } from '@arioso/contract/limits'
import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { findClip } from '../../data/songs/clipCache.ts'
import { moveToWorkspace, useWorkspaces } from '../../data/workspaces.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { ScrollList } from '../../ui/display/ScrollList.tsx'
import { Spinner } from '../../ui/display/Spinner.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal, openModal, type ModalInput } from '../../data/stores/openModal.ts'

const { modalMaxHeight, listHeight } = WORKSPACE_LAYOUT_PX

export default function MoveToWorkspaceModal({ clipIds, onDone }: ModalInput['move-to-workspace']) {
  const workspaces = useWorkspaces()
  const [busyId, setBusyId] = useState<string>()
  const list = workspaces.data ?? []
  const homes = new Set(clipIds.map((id) => findClip(id)?.project_id))
  const isHome = ({ id }: Workspace) => homes.size === 1 && homes.has(id)
  const hasOther = list.some((workspace) => !isHome(workspace))

  async function move(workspace: Workspace): Promise<void> {
    setBusyId(workspace.id)
    try {
      await moveToWorkspace(workspace.id, clipIds)
      closeModal()
      tellMoved(workspace, clipIds.length)
      onDone?.()
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusyId(undefined)
    }
  }

  const create = () => openModal({ kind: 'create-workspace', onCreated: (workspace) => void move(workspace) })

  return (
    <Dialog title="Move to workspace" maxHeightPx={modalMaxHeight} isOpen onClose={closeModal}>
      {workspaces.isPending && <Spinner />}
      {workspaces.isSuccess && !hasOther && <p className="text-soft">{texts.noWorkspacesToAddTo}</p>}
      {hasOther && (
        <ScrollList
          label="Your workspaces"
          maxHeightPx={listHeight}
          hasMore={workspaces.hasNextPage && !workspaces.isFetchingNextPage}
          onMore={() => void workspaces.fetchNextPage()}
        >
          {list.map((workspace) => (
            <li key={workspace.id}>
              <button
                type="button"
                disabled={busyId !== undefined || isHome(workspace)}
                onClick={() => void move(workspace)}
                className="flex h-14 w-full items-center gap-3 rounded-control px-2 text-left feedback hover:not-disabled:bg-high disabled:opacity-60"
              >
                <CoverImage src={workspace.image_url} seed={workspace.id} className="size-10 shrink-0 rounded" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium" title={workspace.name}>
                    {workspace.name}
                  </span>
                  <span className="tabular block text-xs text-faint">{workspace.clip_count} songs</span>
                </span>
                {busyId === workspace.id && <Spinner />}
                {isHome(workspace) && <Badge>Current</Badge>}
              </button>
            </li>
          ))}
        </ScrollList>
      )}
      <Button look={hasOther ? 'secondary' : 'primary'} onClick={create}>
        <FolderPlus size={16} aria-hidden="true" />
        Create a Workspace
      </Button>
    </Dialog>
  )
}

function tellMoved(workspace: Workspace, count: number): void {
  const title = count === 1 ? 'Moved' : `${count} songs moved`
  showToast({ title, message: `to ${workspace.name}`, seconds: 4, kind: 'success' })
}
