import type { MadLib } from '@arioso/contract/madLibs'
import { closeCreateSheet } from '../../data/createSheet.ts'
import { useStore } from '../../data/createStore.ts'
import { createUuid } from '../../data/createUuid.ts'
import { useSession } from '../../data/session.ts'
import { openModal } from '../../modals/modal.ts'
import { pendingRequests, requestSong } from '../../songs/requestSong.ts'
import { saveForSignIn } from '../../songs/saveForSignIn.ts'
import { showToast } from '../../ui/toast.ts'
import { celebrate, celebration } from './celebration.ts'
import { form } from './form.ts'
import { formProblem } from './formProblem.ts'
import { toRequest } from './toRequest.ts'
import { useChosenModel } from './useChosenModel.ts'
import { useMay } from './useMay.ts'
import { useWorkspaceId } from './useWorkspaceId.ts'

// What pressing Create does. Visitors keep their words and sign in; members see two rows at once.
export function useCreateSong() {
  const { user } = useSession()
  const { key, limits } = useChosenModel()
  const [workspaceId] = useWorkspaceId()
  const maySing = useMay('useCustomLyrics')
  const isSending = useStore(pendingRequests, (state) => state.requests.length > 0)
  const isCelebrating = useStore(celebration, (state) => state.effect !== undefined)

  function create(madLib?: { effect: MadLib['effect']; sentence: string }): void {
    const filled = { ...form.get(), mv: key, ...(madLib === undefined ? {} : { description: madLib.sentence }) }
    if (user === null) return saveAndAsk(filled.description, filled.instrumental, filled.linkSource)
    const problem = formProblem(filled, limits)
    if (problem !== undefined) return showToast(problem)
    const hasLyrics = !filled.isSimple && !filled.instrumental && filled.lyrics.trim() !== ''
    if (hasLyrics && !maySing) return openModal({ kind: 'terms' })
    closeCreateSheet()
    const request = toRequest(filled, workspaceId, createUuid())
    celebrate(madLib?.effect, () => void requestSong(request))
  }

  return { isCreating: isSending || isCelebrating, create }
}

function saveAndAsk(description: string, isInstrumental: boolean, linkSource: string | null): void {
  closeCreateSheet()
  saveForSignIn({ description: description.trim(), isInstrumental, source: linkSource ?? 'create' }, () => undefined)
}
