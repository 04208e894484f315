import type { TestProject } from 'vitest/node'
import { startOlderPostgres } from './backEnds/startOlderPostgres.ts'
import { setUpServer } from './setUpServer.ts'

export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  return setUpServer(project, startOlderPostgres)
}
