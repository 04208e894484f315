import type { Clip } from '@arioso/contract'
import { api } from '../../data/api/api.ts'
import { showNewClips } from '../../data/songs/refine.ts'
import { explainRefusedSong } from '../making/explainRefusedSong.ts'
import type { TellOnItsWay } from '../making/useTellOnItsWay.ts'

export async function reverseSong(clip: Clip, tellOnItsWay: TellOnItsWay): Promise<void> {
  try {
    const { clip: reversed } = await api('POST /api/clips/reverse-clip/', { body: { clip_id: clip.id } })
    showNewClips([reversed])
    tellOnItsWay('Your new version is on its way', reversed)
  } catch (error) {
    explainRefusedSong(error)
  }
}
