import type { MadLib } from '@arioso/contract/songs/madLibs'
import { closeCreateSheet } from '../../../data/stores/createSheet.ts'
import { useStore } from '../../../data/stores/createStore.ts'
import { createUuid } from '../../../data/stores/createUuid.ts'
import { useSession } from '../../../data/session/session.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { pendingRequests, requestSong } from '../../../songs/making/requestSong.ts'
import { saveForSignIn } from '../../../songs/making/saveForSignIn.ts'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { celebrate, celebration } from '../pictures/celebration.ts'
import { form } from './form.ts'
import { formProblem } from './formProblem.ts'
import { toRequest } from './toRequest.ts'
import { useChosenModel } from './useChosenModel.ts'
import { anySong } from '../source/anySong.ts'
import { usePermission } from '../../../data/session/usePermission.ts'
import { useWorkspaceId } from '../songs/useWorkspaceId.ts'

// What pressing Create does. Visitors keep their words and sign in; members see two rows at once.
export function useCreateSong() {
  const { user } = useSession()
  const { key, limits } = useChosenModel()
  const [workspaceId] = useWorkspaceId()
  const maySing = usePermission('useCustomLyrics')
  const mayCover = usePermission('coverClip', anySong)
  const isSending = useStore(pendingRequests, (state) => state.requests.length > 0)
  const isCelebrating = useStore(celebration, (state) => state.effect !== undefined)

  function create(madLib?: { effect: MadLib['effect']; sentence: string }): void {
    const filled = { ...form.get(), modelKey: key, ...(madLib === undefined ? {} : { description: madLib.sentence }) }
    if (user === null) return saveAndAsk(filled.description, filled.instrumental, filled.linkSource)
    const problem = formProblem(filled, limits)
    if (problem !== undefined) return showToast(problem)
    const hasLyrics = filled.mode !== 'simple' && !filled.instrumental && filled.lyrics.trim() !== ''
    const send = (): void => {
      if (filled.source.kind === 'cover' && !mayCover) return openModal({ kind: 'upsell', reason: 'cover' })
      closeCreateSheet()
      const request = toRequest(filled, workspaceId, createUuid())
      celebrate(madLib?.effect, () => void requestSong(request))
    }
    if (hasLyrics && !maySing) openModal({ kind: 'terms', onAccepted: send })
    else send()
  }

  return { isCreating: isSending || isCelebrating, create }
}

function saveAndAsk(description: string, isInstrumental: boolean, linkSource: string | null): void {
  closeCreateSheet()
  saveForSignIn({ description: description.trim(), isInstrumental, source: linkSource ?? 'create' }, () => undefined)
}
