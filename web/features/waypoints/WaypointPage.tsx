import type { Clip } from '@arioso/contract'
import { Link } from '../../routing/Link.tsx'
import { useNavigate, usePage } from '../../routing/useRouter.ts'
import { asMember } from '../../data/session/asMember.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { useHomepage } from '../../data/homepage.ts'
import { SongCard } from '../../songs/list/SongCard.tsx'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { FlowingLines } from '../../ui/display/FlowingLines.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { waypoints, type Action } from './waypoints.ts'

const SONGS_SHOWN = 6

export function WaypointPage() {
  const page = usePage()
  const path = page?.path ?? ''
  const waypoint = waypoints[path]
  if (waypoint === undefined) throw new Error(`${path} is no waypoint`)
  const { title = '', chrome } = page?.facts ?? {}
  const isAlone = chrome?.playbar === false
  return (
    <div className={joinClasses('grid grid-cols-1 gap-10 pb-8', isAlone && 'min-h-dvh content-center')}>
      <section className="relative -mx-4 grid justify-items-center gap-4 overflow-hidden px-6 py-16 text-center md:-mx-8 md:py-24">
        <div className="absolute inset-0 mask-x-from-90%">
          <FlowingLines className="clear-middle h-full w-full max-sm:hidden" />
        </div>
        <h1 className="display relative text-[clamp(2rem,5vw,3rem)] leading-[1.1] font-medium text-balance">{title}</h1>
        <p className="relative max-w-[52ch] text-md text-balance text-soft">{waypoint.text}</p>
        <div className="relative mt-3">
          <ActionButton action={waypoint.action} />
        </div>
      </section>
      {!isAlone && <FreshSongs />}
    </div>
  )
}

function ActionButton({ action }: { action: Action }) {
  const navigate = useNavigate()

  function work(clip: Clip): void {
    if ('choose' in action && action.choose === 'video') openModal({ kind: 'share-asset', id: clip.id })
    else void navigate({ to: '/edit/$id', params: { id: clip.id } })
  }

  if ('to' in action) {
    return (
      <Link to={action.to} className={buttonLook('primary', 'large')}>
        {action.label}
      </Link>
    )
  }
  return (
    <Button
      look="primary"
      size="large"
      onClick={() => asMember(() => openModal({ kind: 'library-select', title: action.label, onChosen: work }))}
    >
      {action.label}
    </Button>
  )
}

function FreshSongs() {
  const { data } = useHomepage()
  const ids = (data?.shelves[0]?.ids ?? []).slice(0, SONGS_SHOWN)
  if (ids.length === 0) return null
  return (
    <section aria-label="Fresh songs" className="grid grid-cols-1 gap-4">
      <h2 className="display text-lg font-medium">Fresh songs</h2>
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
