import { Menu } from '@base-ui/react/menu'
import type { Workspace } from '@arioso/contract'
import { texts } from '@arioso/contract/texts'
import { WORKSPACE_LAYOUT_PX } from '@arioso/contract/limits'
import { Check, ChevronDown, FolderPlus } from 'lucide-react'
import { DEFAULT_WORKSPACE } from '../../../data/songs/songLists.ts'
import { useWorkspaces } from '../../../data/workspaces.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { useFloatingLayer } from '../../../ui/surfaces/FloatingLayer.ts'
import { joinClasses } from '../../../ui/joinClasses.ts'
import { menuItemLook, menuPopupLook } from '../../../ui/surfaces/menuLook.ts'

type WorkspaceMenuProps = { chosenId: string; onChoose: (id: string) => void }

export function WorkspaceMenu({ chosenId, onChoose }: WorkspaceMenuProps) {
  const workspaces = useWorkspaces()
  const list = workspaces.data ?? []
  const isChosen = (workspace: Workspace) =>
    workspace.is_default ? chosenId === DEFAULT_WORKSPACE || chosenId === workspace.id : workspace.id === chosenId
  const idOf = (workspace: Workspace) => (workspace.is_default ? DEFAULT_WORKSPACE : workspace.id)
  return (
    <Menu.Root>
      <Menu.Trigger className="relative touch-target flex h-9 max-w-full items-center gap-2 rounded-full border border-hairline bg-surface px-3.5 text-sm feedback hover:bg-high">
        <span className="text-faint">Workspace</span>
        <span className="min-w-0 truncate font-semibold">{list.find(isChosen)?.name ?? 'My Workspace'}</span>
        <ChevronDown size={14} aria-hidden="true" className="shrink-0 text-faint" />
      </Menu.Trigger>
      <Menu.Portal container={useFloatingLayer()}>
        <Menu.Positioner side="bottom" align="end" sideOffset={6} className="z-50">
          <Menu.Popup className={joinClasses(menuPopupLook, 'w-72 overflow-visible!')}>
            <p className="px-3 pt-1.5 pb-1 text-xs font-medium text-faint">Workspace</p>
            <div
              data-testid="workspace-list"
              className="overflow-y-auto"
              style={{ maxHeight: `min(${WORKSPACE_LAYOUT_PX.dropdownListHeight}px, 50dvh)` }}
              onScroll={({ currentTarget: scrolled }) => {
                const isNearEnd = scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight < 80
                if (isNearEnd && workspaces.hasNextPage && !workspaces.isFetchingNextPage) {
                  void workspaces.fetchNextPage()
                }
              }}
            >
              {workspaces.isSuccess && list.length === 0 && <p className="px-3 py-2 text-soft">{texts.noWorkspaces}</p>}
              {list.map((workspace) => (
                <Menu.Item
                  key={workspace.id}
                  onClick={() => onChoose(idOf(workspace))}
                  aria-current={isChosen(workspace)}
                  className={menuItemLook}
                >
                  <span className="min-w-0 flex-1 truncate">{workspace.name}</span>
                  <span className="tabular text-xs text-faint">{workspace.clip_count}</span>
                  {isChosen(workspace) && <Check size={16} className="text-accent" />}
                </Menu.Item>
              ))}
            </div>
            <Menu.Separator className="mx-2 my-1.5 h-px bg-hairline" />
            <Menu.Item
              className={menuItemLook}
              onClick={() => openModal({ kind: 'create-workspace', onCreated: (workspace) => onChoose(workspace.id) })}
            >
              <FolderPlus size={16} aria-hidden="true" />
              Create a Workspace
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
