import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useSession } from '../data/session.ts'
import { askToSignIn } from '../data/signInRequest.ts'
import { phoneDestinations } from './destinations.ts'

// Phones only. Library and Create ask visitors to sign in before they open.
export function BottomBar() {
  const { user, isLoading } = useSession()
  const navigate = useNavigate()

  function guard(event: MouseEvent, to: '/' | '/create' | '/me'): void {
    if (user !== null || isLoading || to === '/') return
    event.preventDefault()
    askToSignIn({ view: 'sign-up', afterwards: () => void navigate({ to }) })
  }

  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {phoneDestinations.map(({ to, label, icon: Icon, isExact }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: isExact }}
          onClick={(event) => guard(event, to)}
          className="grid h-14 place-content-center justify-items-center gap-0.5 text-xs font-medium text-faint feedback data-[status=active]:text-text [&[data-status=active]_svg]:text-accent"
        >
          <Icon size={20} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  )
}
