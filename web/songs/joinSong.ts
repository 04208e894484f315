import type { Clip } from '@arioso/contract'
import { api } from '../data/api.ts'
import { showNewClips } from '../data/refine.ts'
import { showToast } from '../ui/toast.ts'
import { tellRefusal } from './tellRefusal.ts'

// Get Full Song: the chain a song continues becomes one clip.
export async function joinSong(clip: Clip): Promise<void> {
  try {
    const joined = await api('POST /api/generate/concat/v2/', { body: { clip_id: clip.id } })
    showNewClips([joined])
    showToast({ title: 'Your full song is on its way', message: joined.title, seconds: 3, kind: 'success' })
  } catch (error) {
    tellRefusal(error)
  }
}
