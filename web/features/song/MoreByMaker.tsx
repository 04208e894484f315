import type { Clip } from '@arioso/contract'
import { useProfile } from '../../data/profiles.ts'
import { SongShelf } from './SongShelf.tsx'

const SONGS_SHOWN = 6

export function MoreByMaker({ clip }: { clip: Clip }) {
  const { data } = useProfile(clip.handle)
  if (data === undefined) return null
  const ids = data.ids.filter((id) => id !== clip.id).slice(0, SONGS_SHOWN)
  const title = `More by ${clip.display_name}`
  return (
    <SongShelf title={title} ids={ids}>
      {ids.length === 0 && <p className="text-soft">This is their only public song so far.</p>}
    </SongShelf>
  )
}
