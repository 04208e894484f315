import type { Readable } from 'node:stream'
import { AppError, EXPORT_KEPT_DAYS, JOB_QUEUES, exportManifest, type ExportDataJob, DAY_MS } from '@arioso/contract'
import type { DataExport } from '@arioso/contract/calls/account'
import { type User, readJson } from '@arioso/storage'
import type { Uses } from '../../context.ts'

export const PART_NAME = /^arioso-export-\d{1,3}\.zip$/

const NOTHING = { parts: [], expires_on: null }

// The worker packs; here it is asked for, looked at and handed out. Everybody's lies in a folder of their own.
export function createExportService({ storage, now }: Uses<'auditLog' | 'files' | 'jobs', 'now'>) {
  const { files } = storage
  const at = (user: User, name: string) => `exports/${user.id}/${name}`

  async function findMade(user: User) {
    const manifest = await readJson(files, at(user, 'manifest.json'), exportManifest)
    if (manifest === undefined) return undefined
    const expires = new Date(Date.parse(manifest.made_at) + EXPORT_KEPT_DAYS * DAY_MS)
    return expires > now() ? { ...manifest, expires } : undefined
  }

  async function describe(user: User): Promise<DataExport> {
    const made = await findMade(user)
    if (made !== undefined) {
      const parts = made.parts.map((each) => ({ ...each, url: `/media/exports/${each.name}` }))
      return { status: 'complete', parts, expires_on: made.expires.toISOString() }
    }
    if ((await files.size(at(user, 'failed'))) !== undefined) return { status: 'failed', ...NOTHING }
    const isAskedFor = (await files.size(at(user, 'requested'))) !== undefined
    return { status: isAskedFor ? 'running' : 'none', ...NOTHING }
  }

  return {
    describe,

    // A new one takes the place of the last.
    async request(user: User): Promise<DataExport> {
      const { status } = await describe(user)
      if (status !== 'running') {
        await files.remove(`exports/${user.id}`)
        await files.write(at(user, 'requested'), new Uint8Array())
      }
      await storage.auditLog.add({ kind: 'export_asked', userId: user.id })
      const job: ExportDataJob = { user_id: user.id }
      await storage.jobs.send(JOB_QUEUES.exportData, job, { singletonKey: user.id })
      return { status: 'running', ...NOTHING }
    },

    async open(user: User, name: string): Promise<{ stream: Readable; size: number }> {
      const made = await findMade(user)
      const isPart = made?.parts.some((each) => each.name === name) === true
      const found = isPart ? await files.read(`${made.folder}/${name}`) : undefined
      if (found === undefined) throw new AppError('NOT_FOUND')
      return found
    },
  }
}
