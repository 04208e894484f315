import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'
import { toastForFailedSong } from '../../data/toasts/toastForFailedSong.ts'
import { createWorkspace } from '../../data/workspaces.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { WorkspaceNameModal } from './WorkspaceNameModal.tsx'

export default function CreateWorkspaceModal({ onCreated }: ModalInput['create-workspace']) {
  async function create(name: string): Promise<void> {
    const workspace = await createWorkspace(name)
    closeModal()
    onCreated(workspace)
  }

  return (
    <WorkspaceNameModal
      title="Create a Workspace"
      description="A place for songs that belong together."
      placeholder="Album for my sister"
      verb="Create"
      onSave={create}
      onRefused={(error) => showToast(toastForFailedSong(error))}
    />
  )
}
