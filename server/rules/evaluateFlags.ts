import { flagDefaults, type Flags } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { Uses } from '../context.ts'

type Sources = Uses<'flagOverrides', 'configuration'>

// Later words win: the default, the environment, what staff switched for everybody, what staff switched for this person.
export async function evaluateFlags({ configuration, storage }: Sources, viewer: User | undefined): Promise<Flags> {
  const overrides = await storage.flagOverrides.findFor(viewer?.id ?? null)
  return { ...flagDefaults, ...configuration.ARIOSO_FLAGS, ...overrides }
}
