import { useEffect } from 'react'
import { ApiError } from '../../../data/api/ApiError.ts'
import { DEFAULT_WORKSPACE } from '../../../data/songs/songLists.ts'
import { useWorkspacePage } from '../../../data/workspacePage.ts'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { useWorkspaceId } from './useWorkspaceId.ts'

// An old bookmark may name a workspace that is gone or not one's own: songs then go to the first one, with a toast.
export function useOwnWorkspace(): void {
  const [workspaceId, choose] = useWorkspaceId()
  const isNamed = workspaceId !== DEFAULT_WORKSPACE
  const { data, error } = useWorkspacePage(workspaceId, 1, { enabled: isNamed })
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  const isForeign = data !== undefined && (!data.workspace.is_owned || data.workspace.is_trashed)
  const isMissing = isNamed && (isRefused || isForeign)
  useEffect(() => {
    if (!isMissing) return
    choose(DEFAULT_WORKSPACE)
    showToast({
      title: 'That workspace is not yours to fill',
      message: 'Your first one is open.',
      seconds: 4,
      kind: 'info',
    })
    // oxlint-disable-next-line react/exhaustive-deps -- choosing is a new function every time and only ever done once
  }, [isMissing])
}
