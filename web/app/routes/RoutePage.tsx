import { Outlet } from '../../routing/RouterProvider.tsx'
import { usePage } from '../../routing/useRouter.ts'
import { useSession } from '../../data/session/session.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { wholeChrome, type Chrome } from '../shell/chrome.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

const StaffGate = lazyPart(() => import('./StaffGate.tsx'))
const MembersOnly = lazyPart(() => import('./MembersOnly.tsx'))

export function useChrome(): Chrome {
  return usePage()?.facts.chrome ?? wholeChrome
}

// The page of the address, if it exists for this visitor. A page that names itself (a song) does so after its title here.
export function RoutePage() {
  const { title = '', gate, membersOnly, staffOnly } = usePage()?.facts ?? {}
  const { session, user, isLoading } = useSession()
  const isWaiting = isLoading && (gate ?? membersOnly ?? staffOnly) !== undefined
  if (isWaiting) return <PageTitle title={title} />
  if (gate !== undefined && session?.flags[gate] !== true) return <NotFoundPage />
  if (staffOnly === true && session?.staffGate != null) {
    return (
      <LazyParts>
        <StaffGate missing={session.staffGate} />
      </LazyParts>
    )
  }
  if (staffOnly === true && session?.isStaff !== true) return <NotFoundPage />
  return (
    <>
      <PageTitle title={title} />
      {membersOnly !== undefined && user === null ? (
        <LazyParts>
          <MembersOnly title={title} reason={membersOnly} />
        </LazyParts>
      ) : (
        <Outlet />
      )}
    </>
  )
}

function PageTitle({ title }: { title: string }) {
  usePageTitle(title)
  return null
}
