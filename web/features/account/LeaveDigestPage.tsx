import { useMutation } from '@tanstack/react-query'
import { api } from '../../data/api/api.ts'
import { useAddressParameter } from '../../data/useAddressParameter.ts'
import { Button } from '../../ui/controls/Button.tsx'

// Opening the link changes nothing: mail scanners open every one.
export function LeaveDigestPage() {
  const key = useAddressParameter('key') ?? ''
  const leaving = useMutation({ mutationFn: () => api('POST /api/user/digest/leave/', { body: { key } }) })
  return (
    <section className="mx-auto grid max-w-[420px] justify-items-start gap-4 px-4 py-16">
      <h1 className="display text-xl font-medium">Weekly email</h1>
      <output className="text-soft">{textFor(leaving)}</output>
      {!leaving.isSuccess && (
        <Button disabled={leaving.isPending} onClick={() => leaving.mutate()}>
          Stop the weekly email
        </Button>
      )}
    </section>
  )
}

function textFor({ isSuccess, isError }: { isSuccess: boolean; isError: boolean }): string {
  if (isSuccess) return 'Done. You won’t get it anymore. You can turn it back on from your account page.'
  if (isError) return 'That didn’t work. The link may be cut off: open it from the email again.'
  return 'It tells you once a week what happened to your songs.'
}
