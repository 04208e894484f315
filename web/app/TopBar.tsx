import { Settings2 } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useSession } from '../data/session.ts'
import { askToSignIn } from '../data/signInRequest.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { joinClasses } from '../ui/joinClasses.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { WordMark } from './WordMark.tsx'

const ProfileMenu = lazy(() => import('./ProfileMenu.tsx'))

function subscribeToScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

export function TopBar() {
  const isScrolled = useSyncExternalStore(subscribeToScroll, () => window.scrollY > 8)
  return (
    <header
      className={joinClasses(
        'sticky top-0 z-20 flex h-14 items-center justify-between gap-3 border-b px-4 feedback md:h-16 md:justify-end md:px-8',
        isScrolled ? 'border-hairline bg-ground' : 'border-transparent',
      )}
    >
      <div className="md:hidden">
        <WordMark />
      </div>
      <div className="flex items-center gap-2">
        <Account />
      </div>
    </header>
  )
}

function Account() {
  const { session, user, isLoading } = useSession()
  if (isLoading) return <Skeleton className="h-9 w-24 rounded-full!" />
  if (session === undefined || user === null) {
    return (
      <>
        <MenuButton label="Settings">
          <Settings2 size={18} />
        </MenuButton>
        <Button look="quiet" className="max-sm:hidden" onClick={() => askToSignIn({ view: 'sign-up' })}>
          Sign up
        </Button>
        <Button look="primary" onClick={() => askToSignIn()}>
          Sign in
        </Button>
      </>
    )
  }
  return (
    <>
      <span className="tabular rounded-full border border-hairline px-3 py-1.5 text-sm text-soft">
        <span className="font-semibold text-text">{session.credits}</span> credits
      </span>
      <MenuButton label="Profile menu">
        <Avatar name={user.display_name} src={user.avatar_image_url} />
      </MenuButton>
    </>
  )
}

const LOOK = 'grid size-10 place-items-center rounded-full text-soft feedback hover:bg-high hover:text-text'

// The menu itself is loaded on the first press, and then opens at once.
function MenuButton({ label, children }: { label: string; children: ReactNode }) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
      className={LOOK}
    >
      {children}
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <ProfileMenu label={label} className={LOOK}>
        {children}
      </ProfileMenu>
    </Suspense>
  )
}
