import { DEFAULT_MODEL_KEY } from '@arioso/contract/models'
import { api } from '../data/api.ts'
import { rememberClips } from '../data/clipCache.ts'
import { createStore } from '../data/createStore.ts'
import { refreshSession } from '../data/session.ts'
import { prependToLists } from '../data/songLists.ts'
import { showToast } from '../ui/toast.ts'
import { toastForError } from './toastForError.ts'

export type SongRequest = {
  transactionUuid: string
  mode: 'simple' | 'custom'
  description: string
  lyrics: string
  styles: string
  title: string
  isInstrumental: boolean
}

// Requests the server has not answered yet: their two rows already stand at the top of the list.
export const pendingRequests = createStore<{ requests: SongRequest[] }>({ requests: [] })

export async function requestSong(request: SongRequest): Promise<boolean> {
  pendingRequests.set({ requests: [request, ...pendingRequests.get().requests] })
  try {
    const { clips } = await api('POST /api/generate/v2/', {
      body: {
        mv: DEFAULT_MODEL_KEY,
        gpt_description_prompt: request.description,
        prompt: request.lyrics,
        tags: request.styles,
        title: request.title,
        make_instrumental: request.isInstrumental,
        transaction_uuid: request.transactionUuid,
        metadata: { create_mode: request.mode },
      },
    })
    prependToLists(rememberClips(clips))
    return true
  } catch (error) {
    showToast(toastForError(error))
    return false
  } finally {
    const others = pendingRequests.get().requests.filter((other) => other !== request)
    pendingRequests.set({ requests: others })
    refreshSession().catch((error: unknown) => console.warn('credits could not be read again', error))
  }
}
