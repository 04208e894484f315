import type { Clip, ClipType } from '@arioso/contract'

const PIECES: ReadonlySet<ClipType> = new Set(['stem', 'edit_crop', 'edit_fade', 'edit_speed'])

/** Searches are for songs: stems and cuts follow, each kind in the order it was found in. */
export function songsFirst(ids: readonly string[], findClip: (id: string) => Clip | undefined): string[] {
  const isPiece = (id: string): boolean => {
    const clip = findClip(id)
    return clip !== undefined && PIECES.has(clip.metadata.type)
  }
  return [...ids.filter((id) => !isPiece(id)), ...ids.filter(isPiece)]
}
