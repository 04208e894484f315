import type { Clip } from '@arioso/contract'
import { useProfile } from '../../data/profiles.ts'
import { useSession } from '../../data/session.ts'
import { useFlag } from '../../data/useFlag.ts'
import { SongShelf } from './SongShelf.tsx'

const SONGS_SHOWN = 6

// The second version of the song page, for members behind its gate: what else the maker has made.
export function MoreByMaker({ clip }: { clip: Clip }) {
  const isSecond = useFlag('logged-in-song-page-v2')
  const { user } = useSession()
  return isSecond && user !== null ? <OtherSongs clip={clip} /> : null
}

function OtherSongs({ clip }: { clip: Clip }) {
  const { data } = useProfile(clip.handle)
  const ids = (data?.ids ?? []).filter((id) => id !== clip.id).slice(0, SONGS_SHOWN)
  const title = `More by ${clip.display_name}`
  return (
    <SongShelf title={title} ids={ids}>
      {ids.length === 0 && <p className="text-soft">This is the only public song so far.</p>}
    </SongShelf>
  )
}
