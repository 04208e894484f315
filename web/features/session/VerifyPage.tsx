import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { ApiError } from '../../data/ApiError.ts'
import { useOutboxHint, verifyEmail, type Verified } from '../../data/account.ts'
import { useAddressParameter } from '../../data/useAddressParameter.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { SignInOrGoOn } from './SignInOrGoOn.tsx'

const TITLE = 'Verify your e-mail'

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
          <p>Open the link in the mail we sent you. Your account page can send it again.</p>
          {hint !== undefined && <p className="text-base">{hint}</p>}
        </>
      }
    >
      <SignInOrGoOn />
    </AuthFrame>
  )
}

const said: Record<Verified, string> = {
  confirmed: 'Your e-mail address is confirmed. Thank you.',
  'ask-new-mailbox': 'Agreed. One more step: open the mail we have just sent to your new address.',
}

function Verify({ token }: { token: string }) {
  // Asked once per link, however often this is drawn.
  const { data, error } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmail(token),
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (error !== null) return <Navigate to="/auth/error" search={{ error: codeOf(error) }} replace />
  return (
    <AuthFrame title={TITLE} text={<p>{data === undefined ? 'One moment…' : said[data]}</p>}>
      {data !== undefined && <SignInOrGoOn />}
    </AuthFrame>
  )
}

function codeOf(error: Error): string {
  return error instanceof ApiError ? error.code : 'INTERNAL'
}
