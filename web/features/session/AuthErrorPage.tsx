import { useAddressParameter } from '../../data/useAddressParameter.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { findAuthProblem } from './findAuthProblem.ts'
import { SignInOrContinue } from './SignInOrContinue.tsx'

export function AuthErrorPage() {
  const { title, text } = findAuthProblem(useAddressParameter('error'))
  return (
    <AuthFrame title={title} text={<p>{text}</p>}>
      <SignInOrContinue />
    </AuthFrame>
  )
}
