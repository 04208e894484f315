import { requestSong } from './requestSong.ts'
import { takeSavedPrompt } from './savedPrompt.ts'

async function takeAndRun(): Promise<boolean> {
  const saved = takeSavedPrompt(localStorage, Date.now())
  if (saved === undefined) return false
  return requestSong({
    transactionUuid: saved.transactionUuid,
    mode: 'simple',
    description: saved.description,
    lyrics: '',
    styles: '',
    title: '',
    isInstrumental: saved.isInstrumental,
  })
}

// Two tabs may both learn of the sign-in at once. The lock lets one of them take the prompt; locks only exist on
// https and localhost, elsewhere the shared transaction id keeps a second run harmless.
export async function runSavedPrompt(): Promise<boolean> {
  if (!('locks' in navigator)) return takeAndRun()
  return navigator.locks.request('arioso.savedPrompt', takeAndRun)
}
