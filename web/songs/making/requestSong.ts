import type { GenerateInput } from '@arioso/contract/calls/generate'
import { inBackground } from '../../data/api/inBackground.ts'
import { api } from '../../data/api/api.ts'
import { createStore } from '../../data/stores/createStore.ts'
import { findSession, refreshSession } from '../../data/session/session.ts'
import { prependToLists } from '../../data/songs/songLists.ts'
import { addInTheMaking } from '../../data/songs/songsInTheMaking.ts'
import { ApiError } from '../../data/api/ApiError.ts'
import { tellOutOfCredits, explainRefusedSong } from './explainRefusedSong.ts'

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
    const ids = clips.map((clip) => clip.id)
    prependToLists(clips)
    addInTheMaking(ids)
    inBackground('the first song does not start by itself', playIfFirst(ids))
    return true
  } catch (error) {
    if (error instanceof ApiError) console.info(`the song was refused: ${error.code}`)
    explainRefusedSong(error)
    return false
  } finally {
    const others = pendingRequests.get().requests.filter((other) => other !== request)
    pendingRequests.set({ requests: others })
    inBackground('credits could not be read again', refreshSession())
  }
}

async function playIfFirst(ids: string[]): Promise<void> {
  const { playFirstSong } = await import('../list/playFirstSong.ts')
  await playFirstSong(ids)
}
