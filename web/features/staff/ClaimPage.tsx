import { useQuery } from '@tanstack/react-query'
import { Link } from '../../routing/Link.tsx'
import { useSession } from '../../data/session/session.ts'
import { askToSignIn } from '../../data/session/signInRequest.ts'
import { claimStaff } from './staff.ts'
import { useAddressParameter } from '../../data/useAddressParameter.ts'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'

// The one-time link of the first start: a signed-in person who opens it becomes staff.
export function ClaimPage() {
  const token = useAddressParameter('token') ?? ''
  const { user, isLoading } = useSession()
  return (
    <div className="pt-[8vh]">
      <h1 className="sr-only">Staff</h1>
      {!isLoading && (user === null ? <AskWho /> : <Claim token={token} userId={user.id} />)}
    </div>
  )
}

function AskWho() {
  return (
    <EmptyState
      title="Which account should look after Arioso?"
      action={
        <div className="flex gap-3">
          <Button look="primary" onClick={() => askToSignIn({ view: 'sign-up' })}>
            Sign up
          </Button>
          <Button onClick={() => askToSignIn()}>Sign in</Button>
        </div>
      }
    >
      This link works once. Sign up or sign in, and that account becomes staff. If another page opens, come back to this
      link.
    </EmptyState>
  )
}

function Claim({ token, userId }: { token: string; userId: string }) {
  // Asked once, however often this is drawn: the link is used up by it.
  const { data, error } = useQuery({
    queryKey: ['staff-claim', token, userId],
    queryFn: () => claimStaff(token),
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (error !== null) {
    return (
      <EmptyState title="This link can’t make anyone staff." action={<HomeLink />}>
        {error.message} Until someone is staff, each start of Arioso prints a new link.
      </EmptyState>
    )
  }
  if (data === undefined) return <EmptyState title="One moment…" />
  return (
    <EmptyState
      title="You are staff now."
      action={
        <Link to="/staff/flags" className={buttonLook('primary')}>
          Open the staff pages
        </Link>
      }
    >
      Staff can switch flags, read the outbox and handle reports.
    </EmptyState>
  )
}

function HomeLink() {
  return (
    <Link to="/" className={buttonLook('primary')}>
      Go home
    </Link>
  )
}
