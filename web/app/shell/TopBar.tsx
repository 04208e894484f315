import { Settings2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../data/session/session.ts'
import { askToSignIn } from '../../data/session/signInRequest.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { LoadedOnPress } from '../../ui/controls/LoadedOnPress.tsx'
import { WordMark } from '../../ui/display/WordMark.tsx'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

const MemberCorner = lazyPart(() => import('./MemberCorner.tsx'))
const SettingsMenu = lazyPart(() => import('./SettingsMenu.tsx'))
const SearchBox = lazyPart(() => import('../../features/discover/SearchBox.tsx'))

function subscribeToScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

// Alone, without a sidebar beside it, the bar carries the word mark at every width.
export function TopBar({ isAlone }: { isAlone: boolean }) {
  const isScrolled = useSyncExternalStore(subscribeToScroll, () => window.scrollY > 8)
  const { user } = useSession()
  return (
    <header
      className={joinClasses(
        'sticky top-0 z-20 flex h-14 items-center justify-between gap-3 border-b px-4 feedback md:h-16 md:px-8',
        isScrolled ? 'border-hairline bg-ground' : 'border-transparent',
      )}
    >
      <div className={joinClasses(!isAlone && 'md:hidden')}>
        <WordMark />
      </div>
      <LazyParts>{user !== null && <SearchBox className="max-w-[420px] flex-1 max-md:hidden" />}</LazyParts>
      <div className="ml-auto flex items-center gap-1 sm:gap-2">
        <Account />
      </div>
    </header>
  )
}

function Account() {
  const { session, user, isLoading } = useSession()
  const skeleton = <Skeleton className="h-9 w-24 rounded-full!" />
  if (isLoading) return skeleton
  if (session === undefined || user === null) return <Visitor />
  return (
    <LazyParts fallback={skeleton}>
      <MemberCorner user={user} credits={session.credits} />
    </LazyParts>
  )
}

function Visitor() {
  return (
    <>
      <LoadedOnPress
        label="Settings"
        popup="menu"
        icon={<Settings2 size={18} />}
        renderContent={(props) => <SettingsMenu {...props} />}
      />
      <Button look="quiet" className="max-sm:hidden" onClick={() => askToSignIn({ view: 'sign-up' })}>
        Sign up
      </Button>
      <Button look="primary" onClick={() => askToSignIn()}>
        Sign in
      </Button>
    </>
  )
}
