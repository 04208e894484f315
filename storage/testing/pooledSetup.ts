import type { TestProject } from 'vitest/node'
import { startPgBouncer } from './backEnds/startPgBouncer.ts'
import { startEmbedded } from './globalSetup.ts'
import { setUpServer } from './setUpServer.ts'

export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  return setUpServer(project, async (folder) => startPgBouncer(folder, await startEmbedded(folder)))
}
