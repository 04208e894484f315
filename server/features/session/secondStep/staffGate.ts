import type { Configuration } from '@arioso/contract/configuration'
import type { User } from '@arioso/storage'
import type { Viewer } from '../../../http/viewer.ts'

type Settings = Pick<Configuration, 'ARIOSO_STAFF_SECOND_STEP' | 'HOST' | 'PUBLIC_URL'>

/** Until staff have taken their second step they are ordinary members, and see what is missing. */
export function createStaffGate(settings: Settings) {
  const isRequired = needsSecondStep(settings)
  return (user: User, hasSecondStep: boolean): Viewer =>
    !isRequired || !user.isStaff || hasSecondStep
      ? user
      : { ...user, isStaff: false, staffGate: user.twoFactorEnabled ? 'code' : 'set-up' }
}

const OWN_NAMES = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

// A server that only its own machine can reach needs no second step.
export function needsSecondStep({ ARIOSO_STAFF_SECOND_STEP: setting, HOST, PUBLIC_URL }: Settings): boolean {
  if (setting !== 'auto') return setting === 'required'
  const names = PUBLIC_URL === undefined ? [HOST] : [HOST, new URL(PUBLIC_URL).hostname]
  return !names.every((name) => OWN_NAMES.test(name))
}
