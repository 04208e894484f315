import { flagDefaults, type Flags } from '@arioso/contract'
import type { Configuration } from '@arioso/contract/configuration'

export function evaluateFlags(configuration: Configuration): Flags {
  return { ...flagDefaults, ...configuration.ARIOSO_FLAGS }
}
