import { useQuery } from '@tanstack/react-query'
import { Navigate } from '../../routing/Navigate.ts'
import { ApiError } from '../../data/api/ApiError.ts'
import { useOutboxHint, verifyEmail, type Verified } from '../../data/session/account.ts'
import { useAddressParameter } from '../../data/useAddressParameter.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { SignInOrContinue } from './SignInOrContinue.tsx'

const TITLE = 'Verify your email'

export function VerifyPage() {
  const token = useAddressParameter('token')
  return token === null || token === '' ? <WaitForMail /> : <Verify token={token} />
}

function WaitForMail() {
  const hint = useOutboxHint()
  return (
    <AuthFrame
      title={TITLE}
      text={
        <>
          {hint === undefined && (
            <p>Open the link in the email we sent you. You can resend it from your account page.</p>
          )}
          {hint !== undefined && <p className="text-base">{hint}</p>}
        </>
      }
    >
      <SignInOrContinue />
    </AuthFrame>
  )
}

function resultOf(verified: Verified, hint: string | undefined): string {
  if (verified === 'confirmed') return 'Your email address is confirmed. Thank you!'
  return hint === undefined
    ? 'One more step: open the email we’ve just sent to your new address.'
    : `One more step: the message for your new address is ready. ${hint}`
}

function Verify({ token }: { token: string }) {
  const hint = useOutboxHint()
  // Asked once per link, however often this is drawn.
  const { data, error } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmail(token),
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (error !== null) return <Navigate to="/auth/error" search={{ error: codeOf(error) }} />
  return (
    <AuthFrame title={TITLE} text={<p>{data === undefined ? 'One moment…' : resultOf(data, hint)}</p>}>
      {data !== undefined && <SignInOrContinue />}
    </AuthFrame>
  )
}

function codeOf(error: Error): string {
  return error instanceof ApiError ? error.code : 'INTERNAL'
}
