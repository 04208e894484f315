import { Ellipsis } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from '../../routing/Link.tsx'
import { useNavigate } from '../../routing/useRouter.ts'
import { openCreateSheet } from '../../data/stores/createSheet.ts'
import { useSession } from '../../data/session/session.ts'
import { askToSignIn } from '../../data/session/signInRequest.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { phoneDestinations, type Destination } from './destinations.ts'

const LOOK =
  'grid h-14 place-content-center justify-items-center gap-0.5 text-xs font-medium text-faint feedback -outline-offset-2! data-[status=active]:text-text [&[data-status=active]_svg]:text-accent'

// Making a song is what all the rest is for.
const KEY = 'grid h-6 w-11 place-items-center rounded-full bg-accent *:text-on-accent!'

// Phones only. Library and Create ask visitors to sign in before they open.
export function BottomBar() {
  const { session, user, isLoading } = useSession()
  const navigate = useNavigate()

  function guard(event: MouseEvent, to: Destination['to']): void {
    if (to === '/create') openCreateSheet()
    if (user !== null || isLoading || (to !== '/me' && to !== '/create')) return
    event.preventDefault()
    askToSignIn({ view: 'sign-up', afterwards: () => void navigate({ to }) })
  }

  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {phoneDestinations(session).map(({ to, label, icon: Icon, isExact }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: isExact }}
          onClick={(event) => guard(event, to)}
          className={LOOK}
        >
          <span className={to === '/create' ? KEY : 'contents'}>
            <Icon size={20} aria-hidden="true" />
          </span>
          {label}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => openModal({ kind: 'more' })} className={LOOK}>
        <Ellipsis size={20} aria-hidden="true" />
        More
      </button>
    </nav>
  )
}
