import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'
import { updateWorkspace } from '../../data/workspaces.ts'
import { WorkspaceNameModal } from './WorkspaceNameModal.tsx'

export default function RenameWorkspaceModal({ workspace }: ModalInput['rename-workspace']) {
  async function rename(name: string): Promise<void> {
    await updateWorkspace(workspace.id, { name })
    closeModal()
  }

  return <WorkspaceNameModal title="Rename workspace" name={workspace.name} verb="Rename" onSave={rename} />
}
