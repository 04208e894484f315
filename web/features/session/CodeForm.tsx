import { useSubmit } from '../../data/session/useSubmit.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'

type CodeFormProps = { send: (code: string) => Promise<void>; label: string; onDone: () => void }

export function CodeForm({ send, label, onDone }: CodeFormProps) {
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    await send(read('code'))
    onDone()
  })
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <TextField
        label="Code"
        name="code"
        autoComplete="one-time-code"
        required
        maxLength={20}
        hint="Six digits from your authenticator app, or one of your recovery codes"
        error={problem.code}
      />
      {problem.form !== undefined && (
        <p role="alert" className="text-danger">
          {problem.form}
        </p>
      )}
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="w-full">
        {label}
      </Button>
    </form>
  )
}
