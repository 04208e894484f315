import { billingCalls } from './billing.ts'
import { clipCalls } from './clips.ts'
import { generateCalls } from './generate.ts'
import { homeCalls } from './home.ts'
import { promptCalls } from './prompts.ts'
import { sessionCalls } from './session.ts'
import { workspaceCalls } from './workspaces.ts'

export const calls = {
  ...billingCalls,
  ...clipCalls,
  ...generateCalls,
  ...homeCalls,
  ...promptCalls,
  ...sessionCalls,
  ...workspaceCalls,
}

export type Calls = typeof calls
