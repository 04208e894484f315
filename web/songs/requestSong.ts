import type { GenerateInput } from '@arioso/contract/calls/generate'
import { api } from '../data/api.ts'
import { createStore } from '../data/createStore.ts'
import { findSession, refreshSession } from '../data/session.ts'
import { prependToLists } from '../data/songLists.ts'
import { ApiError } from '../data/ApiError.ts'
import { tellOutOfCredits, tellRefusal } from './tellRefusal.ts'

export type SongRequest = GenerateInput

// Requests the server has not answered yet: their two rows already stand at the top of the list.
export const pendingRequests = createStore<{ requests: SongRequest[] }>({ requests: [] })

export async function requestSong(request: SongRequest): Promise<boolean> {
  if (findSession()?.isOutOfCredits === true) {
    tellOutOfCredits()
    return false
  }
  pendingRequests.set({ requests: [request, ...pendingRequests.get().requests] })
  try {
    const { clips } = await api('POST /api/generate/v2/', { body: request })
    prependToLists(clips)
    return true
  } catch (error) {
    if (error instanceof ApiError) console.info(`the song was refused: ${error.code}`)
    tellRefusal(error)
    return false
  } finally {
    const others = pendingRequests.get().requests.filter((other) => other !== request)
    pendingRequests.set({ requests: others })
    refreshSession().catch((error: unknown) => console.warn('credits could not be read again', error))
  }
}
