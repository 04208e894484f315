import { DEFAULT_MODEL_KEY } from '@arioso/contract/models'
import { api } from '../../data/api/api.ts'
import { findSession } from '../../data/session/session.ts'
import { showSongsOnArrival } from '../../data/stores/createSheet.ts'
import { requestSong } from '../../songs/making/requestSong.ts'
import { takeSavedPrompt } from '../../songs/making/savedPrompt.ts'

async function takeAndRun(): Promise<boolean> {
  const saved = takeSavedPrompt(localStorage, Date.now())
  if (saved === undefined) return false
  showSongsOnArrival()
  return requestSong({
    mv: await findStartingModel(),
    gpt_description_prompt: saved.description,
    make_instrumental: saved.isInstrumental,
    transaction_uuid: saved.transactionUuid,
    metadata: { create_mode: 'simple' },
  })
}

async function findStartingModel(): Promise<string> {
  if (findSession()?.subscriptionLevel === 'free') return DEFAULT_MODEL_KEY
  const { models } = await api('GET /api/billing/info/')
  return models.find((model) => model.is_default_model)?.external_key ?? DEFAULT_MODEL_KEY
}

// Two tabs may both learn of the sign-in at once. The lock lets one of them take the prompt; locks only exist on
// https and localhost, elsewhere the shared transaction id keeps a second run harmless.
export async function runSavedPrompt(): Promise<boolean> {
  if (!('locks' in navigator)) return takeAndRun()
  return navigator.locks.request('arioso.savedPrompt', takeAndRun)
}
