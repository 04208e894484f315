import type { Clip } from '@arioso/contract'
import { api } from '../../data/api/api.ts'
import { showNewClips } from '../../data/songs/refine.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { explainRefusedSong } from '../making/explainRefusedSong.ts'

// Get Full Song: the chain a song continues becomes one clip.
export async function joinSong(clip: Clip): Promise<void> {
  try {
    const joined = await api('POST /api/generate/concat/v2/', { body: { clip_id: clip.id } })
    showNewClips([joined])
    showToast({ title: 'Your full song is on its way', message: joined.title, seconds: 3, kind: 'success' })
  } catch (error) {
    explainRefusedSong(error)
  }
}
