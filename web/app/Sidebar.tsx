import { Link } from '@tanstack/react-router'
import { Coins } from 'lucide-react'
import { useSession } from '../data/session.ts'
import { usePlayer } from '../player/player.ts'
import { joinClasses } from '../ui/joinClasses.ts'
import { destinations } from './destinations.ts'
import { WordMark } from './WordMark.tsx'

export function Sidebar() {
  const hasPlaybar = usePlayer(({ playback }) => playback.state !== 'idle')
  return (
    <aside
      aria-label="Sidebar"
      className={joinClasses(
        'fixed inset-y-0 left-0 z-30 hidden w-18 flex-col border-r border-hairline bg-surface px-3 md:flex lg:w-[232px]',
        hasPlaybar && 'pb-19',
      )}
    >
      <div className="flex h-16 items-center px-2 max-lg:justify-center">
        <WordMark isShort />
      </div>
      <nav aria-label="Main" className="mt-2 grid gap-1">
        {destinations.map(({ to, label, icon: Icon, isExact }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: isExact }}
            title={label}
            className="flex h-11 items-center gap-3 rounded-control px-3 font-medium text-soft feedback hover:bg-high hover:text-text max-lg:justify-center data-[status=active]:bg-high data-[status=active]:text-text [&[data-status=active]_svg]:text-accent"
          >
            <Icon size={19} aria-hidden="true" />
            <span className="max-lg:sr-only">{label}</span>
          </Link>
        ))}
      </nav>
      <Credits />
    </aside>
  )
}

function Credits() {
  const { session, user } = useSession()
  if (session === undefined || user === null) return null
  return (
    <p className="mt-auto mb-4 flex items-center gap-3 rounded-card border border-hairline px-3 py-3 max-lg:justify-center max-lg:border-0 max-lg:px-0">
      <Coins size={18} aria-hidden="true" className="text-accent max-lg:hidden" />
      <span className="grid leading-tight max-lg:justify-items-center">
        <span className="tabular text-md font-semibold">{session.credits}</span>
        <span className="text-xs text-faint">credits</span>
      </span>
    </p>
  )
}
