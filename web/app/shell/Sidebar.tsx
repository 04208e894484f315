import { Ellipsis } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { useSession } from '../../data/session/session.ts'
import { usePlayer } from '../../player/player.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { sidebarDestinations } from './destinations.ts'
import { SidebarFoot } from './SidebarFoot.tsx'
import { WordMark } from '../../ui/display/WordMark.tsx'

const LINE =
  'flex h-11 items-center gap-3 rounded-control px-3 font-medium text-soft feedback hover:bg-high hover:text-text max-lg:justify-center data-[status=active]:bg-high data-[status=active]:text-text [&[data-status=active]_svg]:text-accent'

export function Sidebar() {
  const hasPlaybar = usePlayer(({ playback }) => playback.state !== 'idle')
  const { session } = useSession()
  return (
    <aside
      aria-label="Sidebar"
      className={joinClasses(
        'no-scrollbar fixed inset-y-0 left-0 z-30 hidden w-18 flex-col overflow-y-auto border-r border-hairline bg-surface px-3 md:flex lg:w-[232px]',
        hasPlaybar && 'pb-19',
      )}
    >
      <div className="flex h-16 shrink-0 items-center px-2 max-lg:justify-center">
        <WordMark isShort />
      </div>
      <nav aria-label="Main" className="mt-2 grid gap-1">
        {sidebarDestinations(session).map(({ to, label, icon: Icon, isExact }) => (
          <Link key={to} to={to} activeOptions={{ exact: isExact }} title={label} className={LINE}>
            <Icon size={19} aria-hidden="true" />
            <span className="max-lg:sr-only">{label}</span>
          </Link>
        ))}
        <button
          type="button"
          title="More"
          aria-haspopup="dialog"
          onClick={() => openModal({ kind: 'more' })}
          className={LINE}
        >
          <Ellipsis size={19} aria-hidden="true" />
          <span className="max-lg:sr-only">More</span>
        </button>
      </nav>
      <SidebarFoot />
    </aside>
  )
}
