import { AppError, INSPIRATION_CLIPS_MAX, may } from '@arioso/contract'
import { fittingStyle } from '@arioso/contract/songs/fittingStyle'
import type { StoredClip } from '@arioso/storage'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { getVisiblePlaylist } from '../../rules/getVisiblePlaylist.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'
import { blendStyles } from './blendStyles.ts'
import { playableTempo } from './playableTempo.ts'
import type { Asker, Source } from './songSource.ts'
import type { AskedSong } from './readAskedSong.ts'
import type { AskedSource } from './askedSource.ts'

/** What a few songs have in common: their styles and their median tempo. A style written in the form is only coloured. */
export async function inspire(
  asker: Asker,
  from: Extract<AskedSource, { kind: 'playlist' | 'songs' }>,
  song: AskedSong,
): Promise<Source> {
  const clips =
    from.kind === 'songs' ? await listChosen(asker, from.clipIds) : await listFromPlaylist(asker, from.playlistId)
  if (clips.length === 0) throw new AppError('INSPIRATION_EMPTY')
  const source = { task: 'playlist_condition', inspiredBy: clips.map(({ id }) => id) }
  const styles = clips.map((clip) => clip.style.trim() || fittingStyle(clip))
  const isWritten = `${song.style}${song.description}`.trim() !== ''
  if (isWritten) return { ...source, likedStyles: styles }
  const tempos = clips.flatMap(({ tempoBpm }) => tempoBpm ?? []).toSorted((one, other) => one - other)
  const middle = tempos[tempos.length >> 1]
  return { ...source, styles: blendStyles(styles), ...(middle !== undefined && { tempoBpm: playableTempo(middle) }) }
}

async function listChosen({ storage, user, actor }: Asker, ids: readonly string[]): Promise<StoredClip[]> {
  const clips: StoredClip[] = []
  for (const id of new Set(ids)) clips.push(await getVisibleClip(storage, id, user))
  if (clips.some(({ status }) => status !== 'complete')) throw new AppError('CLIP_NOT_READY')
  if (!clips.every((clip) => may('remixClip', actor, subjectOf(clip)))) throw new AppError('REMIX_NOT_ALLOWED')
  return clips
}

// The first few that may be used; the others are passed over.
async function listFromPlaylist({ storage, user, actor }: Asker, id: string): Promise<StoredClip[]> {
  const playlist = await getVisiblePlaylist(storage, id, user)
  const placed = await storage.playlists.listClips(playlist.id, 1, user.id)
  return placed
    .map(({ clip }) => clip)
    .filter((clip) => clip.status === 'complete' && may('remixClip', actor, subjectOf(clip)))
    .slice(0, INSPIRATION_CLIPS_MAX)
}
