import type { Clip } from '@arioso/contract'
import { useProfile } from '../../data/profiles.ts'
import { SongShelf } from './SongShelf.tsx'

const SONGS_SHOWN = 6

export function MoreByMaker({ clip }: { clip: Clip }) {
  const { data } = useProfile(clip.handle)
  if (data === undefined) return null
  const ids = data.ids.filter((id) => id !== clip.id).slice(0, SONGS_SHOWN)
  return ids.length === 0 ? null : <SongShelf title={`More by ${clip.display_name}`} ids={ids} />
}
