import { DEFAULT_MODEL_KEY } from '@arioso/contract/models'
import { showSongsOnArrival } from '../../data/stores/createSheet.ts'
import { requestSong } from '../../songs/making/requestSong.ts'
import { takeSavedPrompt } from '../../songs/making/savedPrompt.ts'

async function takeAndRun(): Promise<boolean> {
  const saved = takeSavedPrompt(localStorage, Date.now())
  if (saved === undefined) return false
  showSongsOnArrival()
  return requestSong({
    mv: DEFAULT_MODEL_KEY,
    gpt_description_prompt: saved.description,
    make_instrumental: saved.isInstrumental,
    transaction_uuid: saved.transactionUuid,
    metadata: { create_mode: 'simple' },
  })
}

// Two tabs may both learn of the sign-in at once. The lock lets one of them take the prompt; locks only exist on
// https and localhost, elsewhere the shared transaction id keeps a second run harmless.
export async function runSavedPrompt(): Promise<boolean> {
  if (!('locks' in navigator)) return takeAndRun()
  return navigator.locks.request('arioso.savedPrompt', takeAndRun)
}
