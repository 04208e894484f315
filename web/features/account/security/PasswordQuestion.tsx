import type { SignInProblem } from '../../../data/session/signInProblem.ts'
import { TextField } from '../../../ui/controls/TextField.tsx'

// An open laptop is not enough.
export function PasswordQuestion({ problem }: { problem: SignInProblem }) {
  return (
    <>
      <TextField
        label="Your password"
        name="current"
        type="password"
        autoComplete="current-password"
        required
        error={problem.currentPassword}
      />
      {problem.form !== undefined && (
        <p role="alert" className="text-danger">
          {problem.form}
        </p>
      )}
    </>
  )
}
