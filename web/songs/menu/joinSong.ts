import type { Clip } from '@arioso/contract'
import { api } from '../../data/api/api.ts'
import { showNewClips } from '../../data/songs/refine.ts'
import { explainRefusedSong } from '../making/explainRefusedSong.ts'
import type { TellOnItsWay } from '../making/useTellOnItsWay.ts'

// Get Full Song: the chain a song continues becomes one clip.
export async function joinSong(clip: Clip, tellOnItsWay: TellOnItsWay): Promise<void> {
  try {
    const joined = await api('POST /api/generate/concat/v2/', { body: { clip_id: clip.id } })
    showNewClips([joined])
    tellOnItsWay('Your full song is on its way', joined)
  } catch (error) {
    explainRefusedSong(error)
  }
}
