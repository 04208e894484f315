import type { Clip } from '@arioso/contract'
import { Fragment } from 'react'
import { Link } from '../../routing/Link.tsx'
import { useInspirations, useParent, useRemixCount, useRemixes } from '../../data/songs/refine.ts'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { versionName } from '../../songs/facts/versionName.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'

const MOST_SHOWN = 5

// Where a song comes from and what was made of it; nothing where there is neither.
export function SongLineage({ clip }: { clip: Clip }) {
  const parent = useParent(clip)
  const remixes = useRemixes(clip.id)
  const all = useRemixCount(clip.id, { enabled: remixes.length > MOST_SHOWN })
  const inspirations = useInspirations(clip)
  const isOrphan = parent === null && clip.metadata.history !== null
  if (!parent && !isOrphan && remixes.length === 0 && inspirations.length === 0) return null
  return (
    <section aria-label="Lineage" className="mt-8 grid gap-2">
      {parent && (
        <p className="text-soft wrap-anywhere">
          {`${versionName(clip)} of `}
          <SongLink clip={parent} />
        </p>
      )}
      {isOrphan && <p className="text-soft">{`${versionName(clip)} of a song that’s no longer here.`}</p>}
      {inspirations.length > 0 && (
        <p className="text-soft">
          {'Inspired by '}
          {inspirations.map((song, index) => (
            <Fragment key={song.id}>
              {index > 0 && ', '}
              <SongLink clip={song} />
            </Fragment>
          ))}
        </p>
      )}
      {remixes.length > 0 && (
        <>
          <h2 className="text-base font-semibold">
            Made from this song
            {all && (
              <span className="font-normal text-soft">{` · ${formatNumber(all.count)}${all.is_capped ? '+' : ''}`}</span>
            )}
          </h2>
          <ul className="grid gap-1">
            {remixes.slice(0, MOST_SHOWN).map((remix) => (
              <li key={remix.id} className="text-soft wrap-anywhere">
                <SongLink clip={remix} />
                {` · ${versionName(remix)} by ${remix.display_name}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function SongLink({ clip }: { clip: Pick<Clip, 'id' | 'title'> }) {
  return (
    <Link to="/song/$id/" params={{ id: clip.id }} className="text-text underline">
      {titleOf(clip)}
    </Link>
  )
}
