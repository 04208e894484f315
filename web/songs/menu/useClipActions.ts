import type { Clip } from '@arioso/contract'
import { useState } from 'react'
import { api } from '../../data/api/api.ts'
import { rememberClips } from '../../data/songs/clipCache.ts'
import { refreshSession } from '../../data/session/session.ts'
import { explainRefusedSong } from '../making/explainRefusedSong.ts'
import { restoreSongs, trashSongs } from './trashSongs.ts'

export function useClipActions(clip: Clip) {
  const [isRetrying, setRetrying] = useState(false)

  async function retry(): Promise<void> {
    setRetrying(true)
    try {
      rememberClips([await api('POST /api/generate/retry/:id', { params: { id: clip.id } })])
      await refreshSession()
    } catch (error) {
      explainRefusedSong(error)
    } finally {
      setRetrying(false)
    }
  }

  return {
    isRetrying,
    retry: () => void retry(),
    remove: () => trashSongs([clip.id]),
    restore: () => restoreSongs([clip.id]),
  }
}
