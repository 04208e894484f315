import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../embedded/index.ts'
import { tellMissing } from './backEnds/installed.ts'
import { forgetOnPowerCut } from './forgetOnPowerCut.ts'
import { setUpServer, type StartedServer } from './setUpServer.ts'

// With ARIOSO_TEST_DATABASE_SERVER set, the tests run on that server instead.
export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  tellMissing()
  const given = process.env['ARIOSO_TEST_DATABASE_SERVER']
  if (given) return setUpServer(project, async () => ({ url: given, directUrl: given, stop: async () => undefined }))
  return setUpServer(project, startEmbedded)
}

export async function startEmbedded(folder: string): Promise<StartedServer> {
  const { url, stop } = await startPostgres({ folder: join(folder, 'postgres') })
  await forgetOnPowerCut(url)
  return { url, directUrl: url, stop }
}
