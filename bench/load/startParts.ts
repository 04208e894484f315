import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endPart, startPart, type Part } from '../../scripts/scaled/startPart.ts'
import { startPostgres } from '../../storage/embedded/index.ts'
import { migrate } from '../../storage/index.ts'

export type Parts = {
  url: string
  databaseUrl: string
  filesFolder: string
  apiPid: number
  databasePid: number
  /** One more worker, and how to end it. */
  addWorker(): Promise<{ pid: number; end(): Promise<void> }>
  stop(): Promise<void>
}

/** One API and one database without anybody who makes songs: workers come when they are asked for. */
export async function startParts(settings: Record<string, string>): Promise<Parts> {
  const folder = mkdtempSync(join(tmpdir(), 'arioso-load-'))
  // The database's account has to get through it.
  chmodSync(folder, 0o711)
  const database = await startPostgres({ folder: join(folder, 'postgres') })
  const databaseUrl = database.productUrl
  await migrate(databaseUrl)
  const dataFolder = join(folder, 'data')
  const own = { DATABASE_URL: databaseUrl, ARIOSO_DATA: dataFolder }
  const environment = { ...own, ARIOSO_RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...settings }
  const api = await startPart('api', environment)
  const parts: Part[] = [api]

  return {
    url: api.url,
    databaseUrl,
    filesFolder: join(dataFolder, 'files'),
    apiPid: api.child.pid ?? 0,
    databasePid: database.pid,
    addWorker: async () => {
      const worker = await startPart('worker', environment)
      parts.push(worker)
      return { pid: worker.child.pid ?? 0, end: () => endPart(worker) }
    },
    stop: async () => {
      await Promise.all(parts.map(endPart))
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
