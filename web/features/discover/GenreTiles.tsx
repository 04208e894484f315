import { Link } from '../../routing/Link.tsx'
import { useListedClip } from '../../data/songs/clipCache.ts'
import type { Shelf } from '../../data/homepage.ts'
import { isPlayable } from '../../data/songs/clipState.ts'
import { playOrPause, useClipPlay } from '../../player/player.ts'
import { PlaySign } from '../../songs/list/CoverPlayButton.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'

// Every genre with the cover of its newest song: the tile opens it, its button lets one hear it.
export function GenreTiles({ genres }: { genres: Shelf[] }) {
  return (
    <section aria-label="Genres" className="grid grid-cols-1 gap-4">
      <h2 className="display text-lg font-medium">Genres</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(172px,1fr))] md:gap-4">
        {genres.map((genre) => (
          <li key={genre.id}>
            <GenreTile genre={genre} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function GenreTile({ genre: { id, title, ids } }: { genre: Shelf }) {
  const [first = ''] = ids
  const clip = useListedClip(first)
  return (
    <article aria-label={title} data-song={first} className="group relative h-24 overflow-hidden rounded-card">
      <CoverImage
        src={clip?.image_url ?? null}
        seed={first}
        palette={clip?.metadata.palette ?? []}
        className="size-full object-cover feedback group-hover:scale-[1.025]"
      />
      <div className="absolute inset-0 bg-[linear-gradient(to_top,var(--cover-shade)_45%,transparent),linear-gradient(to_top,var(--cover-shade),transparent_70%)]" />
      <Link
        to="/explore"
        search={{ filter: id.replace('genre-', '') }}
        className="absolute inset-0 flex items-end rounded-card p-3 pr-14 -outline-offset-2!"
      >
        <span className="display text-md leading-tight font-medium text-on-cover">{title}</span>
      </Link>
      {clip !== undefined && isPlayable(clip) && <PlayGenre title={title} ids={ids} first={first} />}
    </article>
  )
}

function PlayGenre({ title, ids, first }: { title: string; ids: string[]; first: string }) {
  const play = useClipPlay(first)
  const isSounding = play === 'playing' || play === 'loading'
  return (
    <button
      type="button"
      aria-label={`${isSounding ? 'Pause' : 'Play'} ${title}`}
      onClick={() => playOrPause({ source: title, ids, id: first })}
      className={joinClasses(
        'absolute right-2 bottom-2 grid size-11 place-items-center rounded-full bg-accent text-on-accent shadow-float feedback hover:scale-105',
        'group-focus-within:opacity-100! group-hover:opacity-100! pointer-fine:opacity-0',
        play !== 'none' && 'opacity-100!',
      )}
    >
      <PlaySign play={play} />
    </button>
  )
}
