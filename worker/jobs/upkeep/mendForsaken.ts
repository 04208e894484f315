import type { Storage } from '@arioso/storage'
import type { AnnounceClip } from '../announceClip.ts'
import { abandonEdit } from '../songs/abandonSong.ts'

const SONGS_AT_ONCE = 100

/** Songs whose job is gone would wait for ever: they fail, and are paid back once. Answers how many there were. */
export async function mendForsaken(parts: {
  storage: Pick<Storage, 'clips' | 'line' | 'transaction'>
  announce: AnnounceClip
}): Promise<number> {
  const forsaken = await parts.storage.line.listForsaken(SONGS_AT_ONCE)
  for (const { id, attempt } of forsaken) await abandonEdit(parts, { clip_id: id, attempt })
  return forsaken.length
}
