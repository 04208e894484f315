import { useMutation } from '@tanstack/react-query'
import { Link } from '../../routing/Link.tsx'
import { api } from '../../data/api/api.ts'
import { useAddressParameter } from '../../data/useAddressParameter.ts'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { LonePage } from '../../ui/display/LonePage.tsx'
import { WordMark } from '../../ui/display/WordMark.tsx'

// Opening the link changes nothing: mail scanners open every one.
export function LeaveDigestPage() {
  const key = useAddressParameter('key') ?? ''
  const leaving = useMutation({ mutationFn: () => api('POST /api/user/digest/leave/', { body: { key } }) })
  return (
    <LonePage title="Weekly email" text={<p>{textFor(leaving)}</p>} head={<WordMark />}>
      <div className="grid gap-2">
        {!leaving.isSuccess && (
          <Button look="primary" size="large" isBusy={leaving.isPending} onClick={() => leaving.mutate()}>
            Stop the weekly email
          </Button>
        )}
        <Link to="/" className={buttonLook(leaving.isSuccess ? 'primary' : 'quiet', 'large')}>
          Go to Arioso
        </Link>
      </div>
    </LonePage>
  )
}

function textFor({ isSuccess, isError }: { isSuccess: boolean; isError: boolean }): string {
  if (isSuccess) return 'Done. You won’t get it anymore. You can turn it back on from your account page.'
  if (isError) return 'That didn’t work. The link may be incomplete. Try opening it from the email again.'
  return 'It tells you once a week what happened to your songs.'
}
