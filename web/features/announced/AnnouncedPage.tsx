import { Link, useMatches, useParams } from '@tanstack/react-router'
import { useHomepage } from '../../data/homepage.ts'
import { SongCard } from '../../songs/SongCard.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { FlowingLines } from '../../ui/FlowingLines.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { announcements, type Action } from './announcements.ts'

const SONGS_SHOWN = 6

export function AnnouncedPage() {
  const match = useMatches({ select: (matches) => matches.at(-1) })
  const path = match?.fullPath ?? ''
  const announcement = announcements[path]
  if (announcement === undefined) throw new Error(`${path} has no announcement`)
  const { title = '', chrome } = match?.staticData ?? {}
  const isAlone = chrome?.playbar === false
  return (
    <div className={joinClasses('grid grid-cols-1 gap-10 pb-8', isAlone && 'min-h-dvh content-center')}>
      <section className="relative -mx-4 grid justify-items-center gap-4 overflow-hidden px-6 py-16 text-center md:-mx-8 md:py-24">
        <div className="absolute inset-0 mask-x-from-90%">
          <FlowingLines className="clear-middle h-full w-full" />
        </div>
        <h1 className="display relative text-[clamp(2rem,5vw,3rem)] leading-[1.1] font-medium text-balance">{title}</h1>
        <p className="relative max-w-[52ch] text-md text-balance text-soft">{announcement.text}</p>
        <div className="relative mt-3">
          <ActionButton action={announcement.action} />
        </div>
      </section>
      {!isAlone && <Meanwhile />}
    </div>
  )
}

function ActionButton({ action }: { action: Action }) {
  const { id = '' } = useParams({ strict: false })
  return (
    <Link
      to={action.to}
      {...(action.to === '/song/$id' ? { params: { id } } : {})}
      className={buttonLook('primary', 'large')}
    >
      {action.label}
    </Link>
  )
}

// Something to hear while it is not there yet.
function Meanwhile() {
  const { data } = useHomepage()
  const ids = (data?.shelves[0]?.ids ?? []).slice(0, SONGS_SHOWN)
  if (ids.length === 0) return null
  return (
    <section aria-label="Meanwhile" className="grid grid-cols-1 gap-4">
      <h2 className="display text-lg font-medium">Meanwhile, something to hear</h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-[repeat(auto-fill,minmax(172px,1fr))] md:gap-x-5">
        {ids.map((id) => (
          <li key={id}>
            <SongCard id={id} source="Fresh songs" ids={ids} />
          </li>
        ))}
      </ul>
    </section>
  )
}
