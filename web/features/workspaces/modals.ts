import type { Clip, Workspace } from '@arioso/contract'
import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    'create-workspace': { onCreated: (workspace: Workspace) => void }
    'rename-workspace': { workspace: Workspace }
    'move-to-workspace': { clipIds: readonly string[]; onDone?: () => void }
    'replace-pin': { clip: Clip; pinned: Clip }
  }
}

export const workspacesModals = {
  'create-workspace': lazyModal(() => import('./CreateWorkspaceModal.tsx')),
  'rename-workspace': lazyModal(() => import('./RenameWorkspaceModal.tsx')),
  'move-to-workspace': lazyModal(() => import('./MoveToWorkspaceModal.tsx')),
  'replace-pin': lazyModal(() => import('./ReplacePinModal.tsx')),
}
