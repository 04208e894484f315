import type { Clip } from '@arioso/contract'
import { useProfile } from '../../data/profiles.ts'
import { useSession } from '../../data/session.ts'
import { useFlag } from '../../data/useFlag.ts'
import { SongCard } from '../../songs/SongCard.tsx'

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
    <section aria-label={title} className="mt-14 grid grid-cols-1 gap-4">
      <h2 className="display text-lg font-medium">{title}</h2>
      {ids.length === 0 && <p className="text-soft">This is the only public song so far.</p>}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-[repeat(auto-fill,minmax(172px,1fr))] md:gap-x-5">
        {ids.map((id) => (
          <li key={id}>
            <SongCard id={id} source={title} ids={ids} />
          </li>
        ))}
      </ul>
    </section>
  )
}
