import type { Clip } from '@arioso/contract'
import { useSimilarSongs } from './similarSongs.ts'
import { SongShelf } from './SongShelf.tsx'

export function RelatedSongs({ clip }: { clip: Clip }) {
  const { data: ids = [] } = useSimilarSongs(clip)
  return ids.length === 0 ? null : <SongShelf title="Similar songs" ids={ids} />
}
