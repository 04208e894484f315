import type { Clip } from '@arioso/contract'
import { useState } from 'react'
import { api } from '../../data/api/api.ts'
import { rememberClips } from '../../data/songs/clipCache.ts'
import { refreshSession } from '../../data/session/session.ts'
import { onceLoaded } from '../../ui/lazy/onceLoaded.ts'

const loadTrash = () => import('./trashSongs.ts')
const loadExplanation = () => import('../making/explainRefusedSong.ts')

// Every row has them, few are pressed: what is more than a call is loaded by the press.
export function useClipActions(clip: Clip) {
  const [isRetrying, setRetrying] = useState(false)

  async function retry(): Promise<void> {
    setRetrying(true)
    try {
      rememberClips([await api('POST /api/generate/retry/:id', { params: { id: clip.id } })])
      await refreshSession()
    } catch (error) {
      onceLoaded(loadExplanation, ({ explainRefusedSong }) => explainRefusedSong(error))
    } finally {
      setRetrying(false)
    }
  }

  return {
    isRetrying,
    retry: () => void retry(),
    remove: () => onceLoaded(loadTrash, ({ trashSongs }) => trashSongs([clip.id])),
    restore: () => onceLoaded(loadTrash, ({ restoreSongs }) => restoreSongs([clip.id])),
  }
}
