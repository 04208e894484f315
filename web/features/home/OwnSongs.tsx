import type { Clip } from '@arioso/contract'
import { madLibs } from '@arioso/contract/songs/madLibs'
import { Lightbulb, ListVideo } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { useListedClips } from '../../data/songs/useListedClips.ts'
import { clipState } from '../../data/songs/clipState.ts'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { letterTakes } from '../../songs/list/letterTakes.ts'
import { CardShelf, SeeAll } from '../../songs/list/Shelf.tsx'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { useLatestSongs } from './latestSongs.ts'
import { OwnSongsSkeleton } from './OwnSongsSkeleton.tsx'

// Home begins with what is one's own: the newest songs and what could come of the last one, or, before there is any, songs
// of which only the blanks have to be filled.
export default function OwnSongs() {
  const { data: ids, isError } = useLatestSongs()
  if (isError) return null
  if (ids === undefined) return <OwnSongsSkeleton />
  if (ids.length === 0) return <FirstSongs />
  return <LatestSongs ids={ids} />
}

function LatestSongs({ ids }: { ids: string[] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <CardShelf
        shelf={{ id: 'latest', title: 'Your latest songs', ids }}
        isAlone={false}
        comingCount={0}
        letters={letterTakes(useListedClips(ids))}
        more={<SeeAll to="/me" what="your songs" />}
      />
      <ContinueWith ids={ids} />
    </div>
  )
}

function ContinueWith({ ids }: { ids: string[] }) {
  const clip = useListedClip(ids[0] ?? '')
  return <div className="min-h-11">{clip !== undefined && clipState(clip) === 'complete' && <Ways clip={clip} />}</div>
}

function Ways({ clip }: { clip: Clip }) {
  return (
    <section aria-label="Continue" className="flex flex-wrap items-center gap-2">
      <h3 className="mr-1 max-w-full truncate text-soft">Continue with “{titleOf(clip)}”</h3>
      <Link
        to="/create"
        search={{ song_id: clip.id, remix_type: 'extend' }}
        className={buttonLook('secondary', 'small')}
      >
        <ListVideo size={15} aria-hidden="true" />
        Make it longer
      </Link>
      <Link to="/create" search={{ inspired_by: clip.id }} className={buttonLook('secondary', 'small')}>
        <Lightbulb size={15} aria-hidden="true" />
        Make one like it
      </Link>
    </section>
  )
}

function FirstSongs() {
  return (
    <section aria-label="Your first song" className="grid grid-cols-1 gap-4">
      <h2 className="display text-lg font-medium">Your first song? Fill in the blanks.</h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {madLibs.map(({ key, title, description }) => (
          <li key={key}>
            <Link
              to="/create"
              search={{ mad_lib: key }}
              className="grid h-full content-start gap-1 rounded-card border border-hairline bg-surface p-4 feedback hover:border-accent"
            >
              <span className="display text-md leading-snug font-medium">{title}</span>
              <span className="text-sm text-faint max-sm:hidden">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
