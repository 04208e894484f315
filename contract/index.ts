// The contract: what web, server and worker agree on. Schemas go in, types are inferred; nothing here does anything.
// Browsers import the zod-free files one by one (limits, errors, models, plans, flags) and the calls as types only,
// so that no schema library reaches the first page.
export * from './calls/index.ts'
export * from './entities/clip.ts'
export * from './entities/model.ts'
export * from './entities/session.ts'
export * from './entities/workspace.ts'
export * from './errors.ts'
export * from './events.ts'
export * from './flags.ts'
export * from './jobs.ts'
export * from './limits.ts'
export * from './models.ts'
export * from './plans.ts'
export type { AnyCall, Call } from './call.ts'
