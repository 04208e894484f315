import type { Clip } from '@arioso/contract'
import { api } from '../../data/api/api.ts'
import { showNewClips } from '../../data/songs/refine.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { explainRefusedSong } from '../making/explainRefusedSong.ts'

export async function reverseSong(clip: Clip): Promise<void> {
  try {
    const { clip: reversed } = await api('POST /api/clips/reverse-clip/', { body: { clip_id: clip.id } })
    showNewClips([reversed])
    showToast({ title: 'Your new version is on its way', message: reversed.title, seconds: 3, kind: 'success' })
  } catch (error) {
    explainRefusedSong(error)
  }
}
