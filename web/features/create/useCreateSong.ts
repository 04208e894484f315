import { useState } from 'react'
import { createUuid } from '../../data/createUuid.ts'
import { requestSong, type SongRequest } from '../../songs/requestSong.ts'

export function useCreateSong() {
  const [isCreating, setCreating] = useState(false)

  async function run(request: Omit<SongRequest, 'transactionUuid'>): Promise<void> {
    setCreating(true)
    await requestSong({ ...request, transactionUuid: createUuid() })
    setCreating(false)
  }

  return { isCreating, create: (request: Omit<SongRequest, 'transactionUuid'>) => void run(request) }
}
