import { accountModals } from '../../features/account/modals.ts'
import { billingModals } from '../../features/billing/modals.ts'
import { createModals } from '../../features/create/modals.ts'
import { downloadsModals } from '../../features/downloads/modals.ts'
import { editsModals } from '../../features/edits/modals.ts'
import { feedbackModals } from '../../features/feedback/modals.ts'
import { hooksModals } from '../../features/hooks/modals.ts'
import { libraryModals } from '../../features/library/modals.ts'
import { moderationModals } from '../../features/moderation/modals.ts'
import { omniplayerModals } from '../../features/omniplayer/modals.ts'
import { personasModals } from '../../features/personas/modals.ts'
import { playlistsModals } from '../../features/playlists/modals.ts'
import { queueModals } from '../../features/queue/modals.ts'
import { sessionModals } from '../../features/session/modals.ts'
import { shareModals } from '../../features/share/modals.ts'
import { songModals } from '../../features/song/modals.ts'
import { uploadsModals } from '../../features/uploads/modals.ts'
import { workspacesModals } from '../../features/workspaces/modals.ts'
import { commonModals } from '../../modals/commonModals.ts'
import { ModalHost } from '../../modals/ModalHost.tsx'
import type { ModalTable } from '../../modals/lazyModal.ts'
import { shellModals } from './shellModals.ts'

// A kind of modal that no table below holds is a type error here.
const modals: ModalTable = {
  ...commonModals,
  ...shellModals,
  ...accountModals,
  ...billingModals,
  ...createModals,
  ...downloadsModals,
  ...editsModals,
  ...feedbackModals,
  ...hooksModals,
  ...libraryModals,
  ...moderationModals,
  ...omniplayerModals,
  ...personasModals,
  ...playlistsModals,
  ...queueModals,
  ...sessionModals,
  ...shareModals,
  ...songModals,
  ...uploadsModals,
  ...workspacesModals,
}

export default function Modals() {
  return <ModalHost modals={modals} />
}
